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
import { type Paise, rupees } from '../money/index.ts'
import { localPath, type ProductId, productId } from '../wire/index.ts'
import { type LineAttribute, lineAttribute } from './LineAttribute.ts'
import { type LineCombo, lineCombo } from './LineCombo.ts'
import { type LineDelivery, lineDelivery } from './LineDelivery.ts'

/** A cart line's own id, the wire's `ci_id`: lines are addressed by nothing else. */
export type LineId = string & Brand<'LineId'>

/** Reads `ci_id`. */
export const lineId = pipe(string(), uuid(), brand('LineId'))

/** Names a UUID as a line's; throws when it is none. For fixtures and servers. */
export const toLineId = (value: string): LineId => parse(lineId, value)

/** Something a line holds: a part of a hamper or of a combo that is one line. */
export interface LineContent {
  readonly title: string
  readonly quantity: number
  /** Where it can be chosen anew; missing for what a shopper did not choose. */
  readonly href?: string | undefined
}

/** One line of the cart. */
export interface CartLine {
  readonly id: LineId
  readonly productId: ProductId
  readonly title: string
  /** Kind of gift; `addon` for what goes along with another gift. */
  readonly type: string
  /** Address of the line's picture. */
  readonly pictureSrc: string
  /** Address of the product's page. */
  readonly href: string
  readonly quantity: number
  /** Price of one. */
  readonly price: Paise
  /** List price of one. */
  readonly listPrice: Paise
  /** What is said of its delivery; empty where no place was chosen. */
  readonly deliveryText: string
  /** The day it is wanted on, with its hours where some were chosen; missing for the earliest there is. */
  readonly delivery?: LineDelivery | undefined
  readonly through: 'vendor' | 'courier'
  /** ISO numeric country it is delivered to. */
  readonly country: number
  /** What express delivery of it is called; empty where it does not come by express. */
  readonly expressTitle: string
  /** What was chosen, written or uploaded for it. */
  readonly attributes: readonly LineAttribute[]
  /** The combo it is part of. */
  readonly combo?: LineCombo | undefined
  /** What a hamper or a combo of one line holds. */
  readonly contents: readonly LineContent[]
  /** The line it goes along with and leaves with: an add-on's or a free line's gift. */
  readonly belongsTo?: LineId | undefined
  /** It comes for free with another gift and has no quantity to change. */
  readonly isFree: boolean
  /** A free line that the shopper does not want; it stays, to be added again. */
  readonly isDeclined: boolean
}

const holds = array(
  object({
    hid: optional(string()),
    title: string(),
    qty: pipe(number(), integer(), minValue(1)),
    link: optional(localPath),
  }),
)

/** Reads a cart line (specification 1, section 3). */
export const cartLine = pipe(
  object({
    ci_id: lineId,
    nid: productId,
    sku: string(),
    title: string(),
    type: string(),
    prod_url: localPath,
    prod_link: localPath,
    qty: pipe(number(), integer(), minValue(1), maxValue(10)),
    sell_price: rupees,
    list_price_new: rupees,
    sdd_msg: string(),
    delivery: optional(lineDelivery),
    delivery_through: picklist(['vendor', 'courier']),
    delivery_country: pipe(number(), integer()),
    is_express: optional(boolean(), false),
    expressTitle: optional(string(), ''),
    attributes: optional(array(lineAttribute), []),
    is_combo: optional(lineCombo),
    subHampers: optional(holds, []),
    subCombos: optional(holds, []),
    parent_ci_id: optional(lineId),
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
