import { literal, object, pipe, regex, strictObject, string, transform, union, url } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'
import { type Order, orderSchema } from './Order.ts'
import { orderIdSchema } from './orderIdSchema.ts'

/** A payment of an order with one of its methods. */
export interface PayOrderRequest {
  readonly id: string
  /** Name of the method, such as `cod`. */
  readonly method: string
}

/** Result of a payment request: the order is settled, or the shopper pays in a UPI app or on the page at a URL. */
export type PayOrderResponse =
  | { readonly kind: 'done' | 'upi'; readonly order: Order }
  | { readonly kind: 'goTo'; readonly href: string }

/** Parses the address of a payment page: https, or a path of the store. */
export const paymentPageUrlSchema = union([localPathSchema, pipe(string(), url(), regex(/^https:\/\//))])

/**
 * POST pay: chooses the payment method of an order. Repeating it for a settled order returns `done` again; a payment in
 * a UPI app returns `upi`. Rejected with 409 `payment_refused` with the provider's message or `order_cancelled`, 404
 * `not_found`, 422 `method_unknown`. Card numbers are never part of it.
 */
export const payOrder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/pay',
  summary: 'Pays an order, or returns the page of the payment provider.',
  caller: 'user',
  rateClass: 'order',
  owns: { order_id: 'order' },
  input: pipe(
    strictObject({ order_id: orderIdSchema, method: pipe(string(), regex(/^[a-z][a-z0-9_-]{0,31}$/)) }),
    transform(({ order_id, method }): PayOrderRequest => ({ id: order_id, method })),
  ),
  answer: union([
    pipe(
      object({ status: literal(true), data: orderSchema }),
      transform(
        ({ data }): PayOrderResponse => ({ kind: data.payment === 'pending' ? 'upi' : 'done', order: data }),
      ),
    ),
    pipe(
      object({
        status: literal(true),
        next: paymentPageUrlSchema,
      }),
      transform(({ next }): PayOrderResponse => ({ kind: 'goTo', href: next })),
    ),
  ]),
  encode: ({ id, method }: PayOrderRequest) => ({ order_id: id, method }),
})
