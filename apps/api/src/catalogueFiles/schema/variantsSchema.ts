import { array, description, minLength, picklist, pipe, strictObject } from 'valibot'
import { plainText } from './plainText.ts'
import { productNumber } from './productNumber.ts'

/** Products that are one gift in several colors or sizes (specification 2, section 3: Variant entry). */
export const variantsSchema = array(
  strictObject({
    kind: picklist(['color', 'size']),
    heading: plainText(40),
    entries: pipe(
      array(
        strictObject({
          nid: productNumber,
          value: pipe(plainText(20), description('Internal value.')),
          name: pipe(plainText(30), description('The name that shoppers see.')),
        }),
      ),
      minLength(2, 'at least two products'),
    ),
  }),
)
