import { array, description, exactOptional, picklist, pipe, record, strictObject } from 'valibot'
import { entryKeySchema } from './entryKeySchema.ts'
import { plainText } from './plainText.ts'
import { productNumber } from './productNumber.ts'
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
        title: plainText(40),
        picture: pipe(slugSchema, description('Slug of the product whose picture it shows.')),
        items: array(
          strictObject({
            nid: productNumber,
            ribbon: exactOptional(pipe(plainText(30), description('A few words on the picture.'))),
            bundle: exactOptional(
              pipe(
                array(productNumber),
                description('Products in the bundle; the bundle itself is sold as a product of its own.'),
              ),
            ),
          }),
        ),
      }),
    ),
  }),
)
