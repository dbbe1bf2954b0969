import {
  array,
  boolean,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
} from 'valibot'
import { type LineAttribute, lineAttributeSchema } from '../cart/LineAttribute.ts'
import { type CalendarDate, dayMonthYearSchema } from '../date/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'
import {
  localPathSchema,
  mediaUrlWithFallbackSchema,
  type ProductId,
  productIdSchema,
} from '../wire/index.ts'

/** One gift of an ordered combo. */
export interface OrderedComboItem {
  readonly title: string
  /** Units in one combo. */
  readonly quantity: number
  readonly attributes: readonly LineAttribute[]
}

/** One gift or combo of an order, with its price at the time of the order. */
export interface OrderLine {
  /** Id of the line. */
  readonly id: number
  readonly productId: ProductId
  readonly title: string
  readonly pictureSrc: string
  /** URL of the product page; missing for a discontinued product. */
  readonly href?: string | undefined
  readonly quantity: number
  /** Price of one unit. */
  readonly price: Paise
  readonly deliveryDate: CalendarDate
  /** Slot in whole hours of that date, 0 to 24; missing for any time. */
  readonly slot?: { readonly start: number; readonly end: number } | undefined
  readonly through: 'vendor' | 'courier'
  /** Destination pincode. */
  readonly pincode: string
  /** Options, texts and uploads; empty for a combo, whose gifts have their own. */
  readonly attributes: readonly LineAttribute[]
  /** Gifts of a combo; empty for all other lines. */
  readonly parts: readonly OrderedComboItem[]
  /** Id of the parent line of an add-on or free line. */
  readonly belongsTo?: number | undefined
  /** Whether the line came free with another gift. */
  readonly isFree: boolean
}

const count = pipe(number(), integer(), minValue(1))

const hour = pipe(number(), integer(), minValue(0), maxValue(24))

/** Parses a line of an order. */
export const orderLineSchema = pipe(
  object({
    line_id: count,
    nid: productIdSchema,
    title: string(),
    prod_url: mediaUrlWithFallbackSchema,
    prod_link: optional(localPathSchema),
    qty: count,
    sell_price: rupeesSchema,
    delivery_date: dayMonthYearSchema,
    delivery_slot: optional(object({ start: hour, end: hour })),
    delivery_through: string(),
    pincode: string(),
    attributes: array(lineAttributeSchema),
    subCombos: array(object({ title: string(), qty: count, attributes: array(lineAttributeSchema) })),
    parent_line_id: optional(count),
    is_freebie: boolean(),
  }),
  transform(
    (wire): OrderLine => ({
      id: wire.line_id,
      productId: wire.nid,
      title: wire.title,
      pictureSrc: wire.prod_url,
      href: wire.prod_link,
      quantity: wire.qty,
      price: wire.sell_price,
      deliveryDate: wire.delivery_date,
      slot: wire.delivery_slot,
      through: wire.delivery_through === 'vendor' ? 'vendor' : 'courier',
      pincode: wire.pincode,
      attributes: wire.attributes,
      parts: wire.subCombos.map(({ title, qty, attributes }) => ({ title, quantity: qty, attributes })),
      belongsTo: wire.parent_line_id,
      isFree: wire.is_freebie,
    }),
  ),
)
