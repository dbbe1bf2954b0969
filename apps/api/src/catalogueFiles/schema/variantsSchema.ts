import { array, description, minLength, picklist, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { productNumberSchema } from './productNumberSchema.ts'

/** Products that are one gift in several colors or sizes (specification 2, section 3: Variant entry). */
export const variantsSchema = array(
  strictObject({
    kind: picklist(['color', 'size']),
    heading: createPlainTextSchema(40),
    entries: pipe(
      array(
        strictObject({
          nid: productNumberSchema,
          value: pipe(createPlainTextSchema(20), description('Internal value.')),
          name: pipe(createPlainTextSchema(30), description('The name that shoppers see.')),
        }),
      ),
      minLength(2, 'at least two products'),
    ),
  }),
)
