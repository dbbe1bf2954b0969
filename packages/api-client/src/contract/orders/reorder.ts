import {
  array,
  integer,
  minValue,
  number,
  object,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPath, responseEntries } from '../wire/index.ts'
import { orderId } from './orderId.ts'

/** Asks for the gifts of an order once more. */
export interface ReorderRequest {
  readonly id: string
  /** UUID made at the tap; the same key never puts the gifts in the cart twice. */
  readonly key: string
}

const reasons = {
  gone: 'gone',
  out_of_stock: 'outOfStock',
  changed: 'changed',
  full: 'full',
  not_deliverable: 'notDeliverable',
  day_gone: 'dayGone',
} as const

/**
 * Why a gift could not be put in the cart: the shop has it no more, none is left, what was chosen of it is offered no
 * more, the cart is full, or it is not delivered there any more. `dayGone` was put, for the earliest day: the one it was
 * ordered for has passed.
 */
export type ReorderError = (typeof reasons)[keyof typeof reasons]

/** What came of it. Prices are today's. */
export interface ReorderResponse {
  /** Gifts that were put in the cart: lines, add-ons among them. */
  readonly put: number
  /** Pieces in the cart now. */
  readonly cartCount: number
  /** What could not be put, and why. */
  readonly leftOut: readonly { readonly title: string; readonly why: ReorderError }[]
  /** Address of the cart. */
  readonly href: string
}

const count = pipe(number(), integer(), minValue(0))

/** POST reorder: puts the gifts of an order with the same texts, options, add-ons and combos in the cart. */
export const reorder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/reorder',
  input: pipe(
    strictObject({ order_id: orderId, reorder_key: pipe(string(), uuid()) }),
    transform(({ order_id, reorder_key }): ReorderRequest => ({ id: order_id, key: reorder_key })),
  ),
  answer: pipe(
    object({
      ...responseEntries,
      data: object({
        put: count,
        cart_count: count,
        left_out: array(
          object({
            title: string(),
            why: picklist(['gone', 'out_of_stock', 'changed', 'full', 'not_deliverable', 'day_gone']),
          }),
        ),
        cart_link: localPath,
      }),
    }),
    transform(
      ({ data }): ReorderResponse => ({
        put: data.put,
        cartCount: data.cart_count,
        leftOut: data.left_out.map(({ title, why }) => ({ title, why: reasons[why] })),
        href: data.cart_link,
      }),
    ),
  ),
  encode: ({ id, key }: ReorderRequest) => ({ order_id: id, reorder_key: key }),
})
