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
  trim,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type Paise, rupees, toRupees } from '../money/index.ts'
import type { Receiver } from '../rules/checkReceiver.ts'
import { senderLimits } from '../rules/senderLimits.ts'
import { localPath, maxCharacters } from '../wire/index.ts'
import { receiverInput } from './receiverOnWire.ts'

/** An order as the shopper confirms it. */
export interface PlaceOrder {
  /** The UUID made at the first tap; the same key never makes a second order. */
  readonly orderKey: string
  /** Version of the cart the shopper saw. */
  readonly version: number
  /** What the shopper saw that it comes to: an order at another price is refused. The price itself is the server's. */
  readonly total: Paise
  readonly receiver: Receiver
  readonly senderName: string
  /** Message for the card; may be empty. */
  readonly message: string
}

/** POST the order: receiver, address and sender's message are confirmed, stock is taken, the price is frozen. */
export const placeOrder = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/orders/place',
  input: pipe(
    strictObject({
      order_key: pipe(string(), uuid()),
      version: pipe(number(), integer(), minValue(0)),
      total_amt: rupees,
      receiver: receiverInput,
      senderName: pipe(string(), trim(), maxCharacters(senderLimits.name)),
      message: pipe(string(), trim(), maxCharacters(senderLimits.message)),
    }),
    transform(
      ({ order_key, version, total_amt, receiver, senderName, message }): PlaceOrder => ({
        orderKey: order_key,
        version,
        total: total_amt,
        receiver,
        senderName,
        message,
      }),
    ),
  ),
  answer: pipe(
    object({ status: literal(true), order_id: string(), next: localPath }),
    transform(({ order_id, next }): { readonly orderId: string; readonly href: string } => ({
      orderId: order_id,
      href: next,
    })),
  ),
  encode: ({ orderKey, version, total, receiver, senderName, message }: PlaceOrder) => ({
    order_key: orderKey,
    version,
    total_amt: toRupees(total),
    receiver,
    senderName,
    message,
  }),
})
