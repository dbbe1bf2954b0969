import {
  type Brand,
  brand,
  integer,
  maxValue,
  minValue,
  number,
  object,
  parse,
  picklist,
  pipe,
  string,
  transform,
  uuid,
} from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { localPath, type ProductId, productId } from '../wire/index.ts'

/** A cart line's own id, the wire's `ci_id`: lines are addressed by nothing else. */
export type LineId = string & Brand<'LineId'>

/** Reads `ci_id`. */
export const lineId = pipe(string(), uuid(), brand('LineId'))

/** Names a UUID as a line's; throws when it is none. For fixtures and servers. */
export const toLineId = (value: string): LineId => parse(lineId, value)

/** One line of the cart. */
export interface CartLine {
  readonly id: LineId
  readonly productId: ProductId
  readonly title: string
  /** Kind of gift. */
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
  readonly through: 'vendor' | 'courier'
  /** ISO numeric country it is delivered to. */
  readonly country: number
}

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
    delivery_through: picklist(['vendor', 'courier']),
    delivery_country: pipe(number(), integer()),
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
      through: wire.delivery_through,
      country: wire.delivery_country,
    }),
  ),
)
