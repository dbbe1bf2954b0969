import { object, picklist, pipe, string, transform } from 'valibot'

const onWire = { pending: 'pending', on_delivery: 'onDelivery', done: 'done', expired: 'expired' } as const

/** State of an order's payment: pending, agreed on delivery, paid, or expired; an expired order is cancelled. */
export type PaymentState = (typeof onWire)[keyof typeof onWire]

/** Parses `payment_status`. */
export const paymentState = pipe(
  picklist(['pending', 'on_delivery', 'done', 'expired']),
  transform((wire): PaymentState => onWire[wire]),
)

/** Serializes a payment state for the wire. */
export const serializePaymentState = (state: PaymentState): keyof typeof onWire =>
  state === 'onDelivery' ? 'on_delivery' : state

/** A payment method of an order. */
export interface PaymentMethod {
  /** Its name in a `pay` request, such as `cod`. */
  readonly name: string
  /** Display name, such as `Cash on delivery`. */
  readonly title: string
  /** Why it is not available for this order, as a text for the shopper; empty when it is. */
  readonly refusal: string
}

/** Parses a payment method. */
export const paymentMethod = object({ name: string(), title: string(), refusal: string() })
