import { attributeDisplays } from '@store/api-client/contract/rules/attributeDisplays'
import { array, boolean, check, optional, picklist, pipe, strictObject } from 'valibot'
import { attributeIds } from '../attributeIds.ts'
import { plainText } from './plainText.ts'
import { slugSchema } from './slugSchema.ts'
import { wholeNumber } from './wholeNumber.ts'

const option = strictObject({
  /** Id of the option, unique within its attribute (specification 2, section 3: option_id). */
  id: wholeNumber(1, 999),
  name: plainText(40),
  /**
   * Rupees it adds to the product's price. A negative value inverts the option: it is selected by default, and
   * deselecting it lowers the price (specification 2, section 4). @default 0
   */
  adds: optional(wholeNumber(-9_999, 99_999), 0),
  /** Rupees it adds to the list price. @default what it adds to the price */
  listAdds: optional(wholeNumber(-9_999, 99_999)),
  /** Slug of the product whose picture it shows (img). */
  picture: optional(slugSchema),
})

const steersPrice: readonly number[] = [attributeIds.weight, attributeIds.pieces, attributeIds.size]

/** A selection or text field on a product page (specification 2, section 3: Attribute). */
export const attributeSchema = pipe(
  strictObject({
    /** Id of the attribute; some ids have rules of their own, see `attributeIds`. */
    id: wholeNumber(1, 999),
    label: plainText(60),
    /** Short name, shown with the selection on the cart line. */
    name: plainText(40),
    /** Heading above it, if the label alone is not enough. */
    heading: optional(plainText(80)),
    /** How a product page shows it. */
    display: picklist(Object.values(attributeDisplays)),
    required: boolean(),
    /** In display order; none for a text and a photo. */
    options: optional(array(option), []),
  }),
  check(
    ({ display, options }) => (display === 'text' || display === 'photo') === (options.length === 0),
    'a text and a photo have no options, all others have some',
  ),
  check(
    ({ options }) => options.every(({ adds, listAdds = adds }) => listAdds >= adds),
    'an option has a list price that is not below its price',
  ),
  check(
    ({ options }) => new Set(options.map(({ id }) => id)).size === options.length,
    'an option stands once',
  ),
  check(
    ({ id, options }) => !steersPrice.includes(id) || options.filter(({ adds }) => adds === 0).length === 1,
    'weight, pieces and size have one option at the price of the product',
  ),
)
