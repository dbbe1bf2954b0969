import { boolean, check, optional, picklist, pipe, strictObject } from 'valibot'
import { plainText } from './plainText.ts'

/** Makes a product one with the shopper's text or photo (specification 2, sections 3 and 4). */
export const personaliseSchema = pipe(
  strictObject({
    /** Edited with fields on the page or in the designer dialog (customPersonalisedProduct). */
    by: picklist(['fields', 'designer']),
    /** Product kind in the button label 'Personalize your {type}' (PersonalisedProductType). */
    kind: plainText(20),
    /** Inputs of the designer (personalisedMyEraData: Name, Upload, Preview). */
    designer: optional(strictObject({ name: boolean(), upload: boolean(), preview: boolean() })),
    /** Mock-up that the designer draws on; without one the designer is not available yet. */
    template: optional(picklist(['mug', 'cushion', 'frame', 'cake'])),
  }),
  check(
    ({ by, designer }) => (by === 'designer') === (designer !== undefined),
    'a designer asks for something',
  ),
)
