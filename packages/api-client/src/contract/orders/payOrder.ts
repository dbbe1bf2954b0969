import { literal, object, pipe, regex, strictObject, string, transform, union, url } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPath } from '../wire/index.ts'
import { type Order, order } from './Order.ts'
import { orderId } from './orderId.ts'

/** Pays an order by one of its ways. */
export interface PayOrderRequest {
  readonly id: string
  /** Name of the way, such as `cod`. */
  readonly method: string
}

/** What came of it: the order is taken care of, or the shopper goes on at an address. */
export type PayOrderResponse =
  | { readonly kind: 'done'; readonly order: Order }
  | { readonly kind: 'goTo'; readonly href: string }

/**
 * POST pay: chooses how an order is paid. An order that is taken care of answers `done` again. Refused with 409
 * `payment_refused` in the provider's words or `order_cancelled`, 404 `not_found`, 422 `method_unknown`. No card number
 * is ever part of it.
 */
export const payOrder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/pay',
  input: pipe(
    strictObject({ order_id: orderId, method: pipe(string(), regex(/^[a-z][a-z0-9_-]{0,31}$/)) }),
    transform(({ order_id, method }): PayOrderRequest => ({ id: order_id, method })),
  ),
  answer: union([
    pipe(
      object({ status: literal(true), data: order }),
      transform(({ data }): PayOrderResponse => ({ kind: 'done', order: data })),
    ),
    pipe(
      object({
        status: literal(true),
        next: union([localPath, pipe(string(), url(), regex(/^https:\/\//))]),
      }),
      transform(({ next }): PayOrderResponse => ({ kind: 'goTo', href: next })),
    ),
  ]),
  encode: ({ id, method }: PayOrderRequest) => ({ order_id: id, method }),
})
