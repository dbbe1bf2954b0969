import {
  integer,
  literal,
  minValue,
  number,
  object,
  pipe,
  strictObject,
  string,
  transform,
  union,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'

/** The cart to order, as the shopper saw it. */
export interface StartOrderRequest {
  /**
   * Idempotency key: one UUID from the first click until the order's response, so that repeated clicks place one
   * order.
   */
  readonly orderKey: string
  /** Version of the cart the shopper saw. */
  readonly version: number
}

/** The next step after placing an order. */
export type StartOrderResponse =
  | { readonly kind: 'forward'; readonly href: string }
  | { readonly kind: 'outOfStock'; readonly messages: readonly string[] }

/** Separates the out-of-stock messages, which arrive as one string (specification 1, section 4). */
export const outOfStockSeparator = '##'

/** POST place order: continues to the receiver step, or returns the out-of-stock messages. */
export const startOrder = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/place-order',
  summary: 'Validates that the cart can be ordered.',
  specification: ['1, section 7, Cart: place order'],
  caller: 'verifiedUser',
  isIdempotent: true,
  owns: { order_key: 'orderKey' },
  input: pipe(
    strictObject({ order_key: pipe(string(), uuid()), version: pipe(number(), integer(), minValue(0)) }),
    transform(({ order_key, version }) => ({ orderKey: order_key, version })),
  ),
  answer: union([
    pipe(
      object({ status: literal(true), next: localPathSchema }),
      transform(({ next }): StartOrderResponse => ({ kind: 'forward', href: next })),
    ),
    pipe(
      object({ status: literal(true), out_of_stock: string() }),
      transform(
        ({ out_of_stock }): StartOrderResponse => ({
          kind: 'outOfStock',
          messages: out_of_stock
            .split(outOfStockSeparator)
            .map((text) => text.trim())
            .filter(Boolean),
        }),
      ),
    ),
  ]),
  encode: ({ orderKey, version }: StartOrderRequest) => ({ order_key: orderKey, version }),
})
