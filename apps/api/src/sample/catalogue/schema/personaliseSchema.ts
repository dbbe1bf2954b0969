import { boolean, check, optional, picklist, pipe, strictObject } from 'valibot'
import { plainText } from './plainText.ts'

/** What makes a product one that carries a shopper's own words or picture (specification 2, sections 3 and 4). */
export const personaliseSchema = pipe(
  strictObject({
    /** By fields on the page, or in the designer's window (customPersonalisedProduct). */
    by: picklist(['fields', 'designer']),
    /** What it is called on the button 'Personalize your {type}' (PersonalisedProductType). */
    kind: plainText(20),
    /** What the designer asks for (personalisedMyEraData: Name, Upload, Preview). */
    designer: optional(strictObject({ name: boolean(), upload: boolean(), preview: boolean() })),
    /** What the designer draws on; without one the store has no designer for it yet. */
    template: optional(picklist(['mug', 'cushion', 'frame', 'cake'])),
  }),
  check(
    ({ by, designer }) => (by === 'designer') === (designer !== undefined),
    'a designer asks for something',
  ),
)
