import {
  array,
  type Brand,
  boolean,
  brand,
  integer,
  maxValue,
  minValue,
  number,
  object,
  optional,
  parse,
  picklist,
  pipe,
  string,
  transform,
  uuid,
} from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { quantityLimits } from '../rules/quantity.ts'
import {
  localPathSchema,
  mediaUrlWithFallbackSchema,
  type ProductId,
  productIdSchema,
} from '../wire/index.ts'
import { type LineAttribute, lineAttributeSchema } from './LineAttribute.ts'
import { type LineCombo, lineComboSchema } from './LineCombo.ts'
import { type LineDelivery, lineDeliverySchema } from './LineDelivery.ts'

/** Id of a cart line, the wire's `ci_id`: lines are addressed only by it. */
export type LineId = string & Brand<'LineId'>

/** Parses `ci_id`. */
export const lineIdSchema = pipe(string(), uuid(), brand('LineId'))

/** Validates a UUID and returns it as a line id; throws for anything else. For fixtures and servers. */
export const toLineId = (value: string): LineId => parse(lineIdSchema, value)

/** An item that a line contains: a part of a hamper or of a combo that is one line. */
export interface LineBundleItem {
  readonly title: string
  readonly quantity: number
  /** URL of the hamper step where the item was chosen; missing when the shopper did not choose it. */
  readonly href?: string | undefined
}

/** One line of the cart. */
export interface CartLine {
  readonly id: LineId
  readonly productId: ProductId
  readonly title: string
  /** Kind of gift; `addon` for an add-on to another gift. */
  readonly type: string
  /** URL of the line's picture. */
  readonly pictureSrc: string
  /** URL of the product page. */
  readonly href: string
  readonly quantity: number
  /** Price of one unit. */
  readonly price: Paise
  /** List price of one unit. */
  readonly listPrice: Paise
  /** Delivery message; empty when no delivery location was chosen. */
  readonly deliveryText: string
  /** The chosen delivery date, with its slot if one was chosen; missing for the earliest. */
  readonly delivery?: LineDelivery | undefined
  readonly through: 'vendor' | 'courier'
  /** ISO numeric country of delivery. */
  readonly country: number
  /** Name of the line's express delivery; empty when it has none. */
  readonly expressTitle: string
  /** Options, texts and uploads of the line. */
  readonly attributes: readonly LineAttribute[]
  /** The combo it is part of. */
  readonly combo?: LineCombo | undefined
  /** Contents of a hamper or a single-line combo. */
  readonly contents: readonly LineBundleItem[]
  /** The parent line; removing it also removes this add-on or free line. */
  readonly belongsTo?: LineId | undefined
  /** Whether the line comes free with another gift; its quantity cannot be changed. */
  readonly isFree: boolean
  /** Whether the shopper declined this free line. It stays in the cart, so that the shopper can accept it later. */
  readonly isDeclined: boolean
}

/** Parses an item that a line contains. */
export const lineBundleItemSchema = object({
  hid: optional(string()),
  title: string(),
  qty: pipe(number(), integer(), minValue(1)),
  link: optional(localPathSchema),
})

const holds = array(lineBundleItemSchema)

/** Parses a cart line (specification 1, section 3). */
export const cartLineSchema = pipe(
  object({
    ci_id: lineIdSchema,
    nid: productIdSchema,
    sku: string(),
    title: string(),
    type: string(),
    prod_url: mediaUrlWithFallbackSchema,
    prod_link: localPathSchema,
    qty: pipe(number(), integer(), minValue(quantityLimits.min), maxValue(quantityLimits.max)),
    sell_price: rupeesSchema,
    list_price_new: rupeesSchema,
    sdd_msg: string(),
    delivery: optional(lineDeliverySchema),
    delivery_through: picklist(['vendor', 'courier']),
    delivery_country: pipe(number(), integer()),
    is_express: optional(boolean(), false),
    expressTitle: optional(string(), ''),
    attributes: optional(array(lineAttributeSchema), []),
    is_combo: optional(lineComboSchema),
    subHampers: optional(holds, []),
    subCombos: optional(holds, []),
    parent_ci_id: optional(lineIdSchema),
    is_freebie: optional(boolean(), false),
    udf: optional(picklist([0, 1]), 0),
  }),
  transform(
    (wire): CartLine => ({
      id: wire.ci_id,
      productId: wire.nid,
      title: wire.title,
      type: wire.type,
      pictureSrc: wire.prod_url,
      href: wire.prod_link,
      quantity: wire.qty,
      price: wire.sell_price,
      listPrice: wire.list_price_new,
      deliveryText: wire.sdd_msg,
      delivery: wire.delivery,
      through: wire.delivery_through,
      country: wire.delivery_country,
      expressTitle: wire.is_express ? wire.expressTitle : '',
      attributes: wire.attributes,
      combo: wire.is_combo,
      contents: [...wire.subHampers, ...wire.subCombos].map(({ title, qty, link }) => ({
        title,
        quantity: qty,
        ...(link !== undefined && { href: link }),
      })),
      belongsTo: wire.parent_ci_id,
      isFree: wire.is_freebie,
      isDeclined: wire.is_freebie && wire.udf === 1,
    }),
  ),
)
