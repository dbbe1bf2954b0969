import { displaysByAttributeType } from '@store/api-client/contract/rules/displaysByAttributeType'
import { array, boolean, check, description, optional, picklist, pipe, strictObject } from 'valibot'
import { attributeIds } from './attributeIds.ts'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { createRupeesSchema } from './createRupeesSchema.ts'
import { createWholeNumberSchema } from './createWholeNumberSchema.ts'
import { slugSchema } from './slugSchema.ts'

const surcharge = createRupeesSchema(-9_999, 99_999)

const option = strictObject({
  id: pipe(createWholeNumberSchema(1, 999), description('Unique within its attribute.')),
  name: createPlainTextSchema(40),
  adds: optional(
    pipe(
      surcharge,
      description(
        'Rupees it adds to the price. Below zero it is selected at first, and without it the product costs less. Default: 0.',
      ),
    ),
    0,
  ),
  listAdds: optional(
    pipe(surcharge, description('Rupees it adds to the list price. Default: what it adds to the price.')),
  ),
  picture: optional(pipe(slugSchema, description('Slug of the product whose picture it shows.'))),
})

const steersPrice: readonly number[] = [attributeIds.weight, attributeIds.pieces, attributeIds.size]

/** A selection or text field on a product page (specification 2, section 3: Attribute). */
export const attributeSchema = pipe(
  strictObject({
    id: pipe(
      createWholeNumberSchema(1, 999),
      description(
        'Some have rules of their own: 6 eggless, 10 weight, 14 a text of 50 characters, 17 pieces, 27 size, 44 a design.',
      ),
    ),
    label: pipe(createPlainTextSchema(60), description('Its title on the product page.')),
    name: pipe(createPlainTextSchema(40), description('Its short name on a cart line.')),
    heading: optional(
      pipe(createPlainTextSchema(80), description('A line above it, if the label is not enough.')),
    ),
    display: picklist(Object.values(displaysByAttributeType)),
    required: boolean(),
    options: optional(pipe(array(option), description('In their order; none for a text and a photo.')), []),
  }),
  check(
    ({ display, options }) => (display === 'text' || display === 'photo') === (options.length === 0),
    'a text and a photo have no options, all others have some',
  ),
  check(
    ({ options }) => options.every(({ adds, listAdds = adds }) => listAdds >= adds),
    'the list price of an option is not below its price',
  ),
  check(
    ({ options }) => new Set(options.map(({ id }) => id)).size === options.length,
    'each option has an id of its own',
  ),
  check(
    ({ id, options }) => !steersPrice.includes(id) || options.filter(({ adds }) => adds === 0).length === 1,
    'of weights, pieces and sizes exactly one adds 0 to the price',
  ),
)
