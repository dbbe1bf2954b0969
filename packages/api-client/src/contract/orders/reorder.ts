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
import { accountResponseSchemaFields, localPathSchema } from '../wire/index.ts'
import { orderIdSchema } from './orderIdSchema.ts'

/** A request to add the gifts of an order to the cart again. */
export interface ReorderRequest {
  readonly id: string
  /** Idempotency key: the UUID of the click; the same key never adds the gifts twice. */
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
 * Why a gift could not be added to the cart: it is discontinued, out of stock, a chosen option is no longer offered,
 * the cart is full, or it is no longer delivered there. A gift with `dayGone` was added for the earliest date, because
 * its original date has passed.
 */
export type ReorderError = (typeof reasons)[keyof typeof reasons]

/** Result of a reorder, at today's prices. */
export interface ReorderResponse {
  /** Number of lines added to the cart, including add-ons. */
  readonly put: number
  /** Units in the cart now. */
  readonly cartCount: number
  /** Gifts that could not be added, with the reason. */
  readonly leftOut: readonly { readonly title: string; readonly why: ReorderError }[]
  /** URL of the cart. */
  readonly href: string
}

const count = pipe(number(), integer(), minValue(0))

/** POST reorder: adds the gifts of an order with the same texts, options, add-ons and combos to the cart. */
export const reorder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/reorder',
  summary: 'Adds the products of an order to the cart; a request repeated with the same key adds them once.',
  caller: 'user',
  isIdempotent: true,
  owns: { order_id: 'order', reorder_key: 'addKey' },
  input: pipe(
    strictObject({ order_id: orderIdSchema, reorder_key: pipe(string(), uuid()) }),
    transform(({ order_id, reorder_key }): ReorderRequest => ({ id: order_id, key: reorder_key })),
  ),
  answer: pipe(
    object({
      ...accountResponseSchemaFields,
      data: object({
        put: count,
        cart_count: count,
        left_out: array(
          object({
            title: string(),
            why: picklist(['gone', 'out_of_stock', 'changed', 'full', 'not_deliverable', 'day_gone']),
          }),
        ),
        cart_link: localPathSchema,
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
