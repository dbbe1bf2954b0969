import { object, picklist, pipe, string, transform } from 'valibot'

const onWire = { pending: 'pending', on_delivery: 'onDelivery', done: 'done', expired: 'expired' } as const

/** What an order's payment has come to: nothing yet, agreed on delivery, paid, or not paid in time: that order is cancelled. */
export type PaymentState = (typeof onWire)[keyof typeof onWire]

/** Reads `payment_status`. */
export const paymentState = pipe(
  picklist(['pending', 'on_delivery', 'done', 'expired']),
  transform((wire): PaymentState => onWire[wire]),
)

/** Writes a payment's state for the wire. */
export const serializePaymentState = (state: PaymentState): keyof typeof onWire =>
  state === 'onDelivery' ? 'on_delivery' : state

/** One way to pay an order. */
export interface PaymentMethod {
  /** What `pay` is asked with, such as `cod`. */
  readonly name: string
  /** What it is called, such as `Cash on delivery`. */
  readonly title: string
  /** Why it cannot be used for this order, in words for a shopper; empty where it can. */
  readonly refusal: string
}

/** Reads a way to pay. */
export const paymentMethod = object({ name: string(), title: string(), refusal: string() })
