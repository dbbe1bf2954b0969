import { object, picklist, pipe, string, transform } from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { instant } from '../wire/index.ts'

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

/**
 * The latest online payment of an unpaid order: its page was opened, the bank has not answered yet, or it was declined
 * or abandoned.
 */
export type PaymentAttempt = 'started' | 'processing' | 'failed'

/** Parses `payment_attempt`. */
export const paymentAttempt = picklist(['started', 'processing', 'failed'])

/** A refund of an order. */
export interface OrderRefund {
  readonly amount: Paise
  /** On its way to the gateway, accepted by the gateway, or refused by it. */
  readonly status: 'pending' | 'accepted' | 'refused'
  /** Time of the refund, ISO 8601 in UTC. */
  readonly at: string
}

/** Parses a refund. */
export const orderRefund = pipe(
  object({ amt: rupees, status: picklist(['pending', 'accepted', 'refused']), at: instant }),
  transform(({ amt, status, at }): OrderRefund => ({ amount: amt, status, at })),
)
