import { array, description, exactOptional, picklist, pipe, record, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { entryKeySchema } from './entryKeySchema.ts'
import { productNumberSchema } from './productNumberSchema.ts'
import { slugSchema } from './slugSchema.ts'

/** Sets of add-ons that are offered with a gift (specification 2, section 3: Add-on group, Add-on item). */
export const addOnsSchema = record(
  entryKeySchema,
  strictObject({
    layout: pipe(
      picklist(['list', 'tabs']),
      description('One list of cards with titles, or one tab for each group.'),
    ),
    groups: array(
      strictObject({
        title: createPlainTextSchema(40),
        picture: pipe(slugSchema, description('Slug of the product whose picture it shows.')),
        items: array(
          strictObject({
            nid: productNumberSchema,
            ribbon: exactOptional(
              pipe(createPlainTextSchema(30), description('A few words on the picture.')),
            ),
            bundle: exactOptional(
              pipe(
                array(productNumberSchema),
                description('Products in the bundle; the bundle itself is sold as a product of its own.'),
              ),
            ),
          }),
        ),
      }),
    ),
  }),
)
