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
import { localPath } from '../wire/index.ts'

/** The cart a shopper wants to order, as they saw it. */
export interface StartOrderRequest {
  /** One UUID from the first tap to the order's answer; a repeated tap makes no second order. */
  readonly orderKey: string
  /** Version of the cart the shopper saw. */
  readonly version: number
}

/** Where placing an order leads. */
export type StartOrderResponse =
  | { readonly kind: 'forward'; readonly href: string }
  | { readonly kind: 'outOfStock'; readonly messages: readonly string[] }

/** Parts the out-of-stock messages, which arrive as one string (specification 1, section 4). */
export const outOfStockSeparator = '##'

/** POST place order: moves forward to the receiver step, or says what is out of stock. */
export const startOrder = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/place-order',
  input: pipe(
    strictObject({ order_key: pipe(string(), uuid()), version: pipe(number(), integer(), minValue(0)) }),
    transform(({ order_key, version }) => ({ orderKey: order_key, version })),
  ),
  answer: union([
    pipe(
      object({ status: literal(true), next: localPath }),
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
