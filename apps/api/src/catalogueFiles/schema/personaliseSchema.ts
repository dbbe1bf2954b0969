import { boolean, check, description, optional, picklist, pipe, strictObject } from 'valibot'
import { createPlainTextSchema } from './createPlainTextSchema.ts'

/** Makes a product a gift that is personalised with the shopper's text or photo (specification 2, sections 3 and 4). */
export const personaliseSchema = pipe(
  strictObject({
    by: pipe(picklist(['fields', 'designer']), description('Fields on the page, or the designer.')),
    kind: pipe(createPlainTextSchema(20), description("What the button calls it: 'Personalize your mug'.")),
    designer: optional(
      pipe(
        strictObject({ name: boolean(), upload: boolean(), preview: boolean() }),
        description('What the designer asks for.'),
      ),
    ),
    template: optional(
      pipe(
        picklist(['mug', 'cushion', 'frame', 'cake']),
        description('What the designer draws on. Without it the product is not sold yet.'),
      ),
    ),
  }),
  check(
    ({ by, designer }) => (by === 'designer') === (designer !== undefined),
    'designer belongs to by: designer',
  ),
)
