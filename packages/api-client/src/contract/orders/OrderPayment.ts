import {
  integer,
  maxLength,
  minValue,
  number,
  object,
  picklist,
  pipe,
  regex,
  string,
  transform,
  union,
} from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { instantSchema, localPathSchema } from '../wire/index.ts'

const onWire = { pending: 'pending', on_delivery: 'onDelivery', done: 'done', expired: 'expired' } as const

/** State of an order's payment: pending, agreed on delivery, paid, or expired; an expired order is cancelled. */
export type PaymentState = (typeof onWire)[keyof typeof onWire]

/** Parses `payment_status`. */
export const paymentStateSchema = pipe(
  picklist(['pending', 'on_delivery', 'done', 'expired']),
  transform((wire): PaymentState => onWire[wire]),
)

/** Serializes a payment state for the wire. */
export const serializePaymentState = (state: PaymentState): keyof typeof onWire =>
  state === 'onDelivery' ? 'on_delivery' : state

/** A payment method of an order. */
export interface PaymentMethod {
  /** Name of the method in a `pay` request, such as `cod`. */
  readonly name: string
  /** Display name, such as `Cash on delivery`. */
  readonly title: string
  /** Why the method is not available for this order, as a message for the shopper; empty when it is available. */
  readonly refusal: string
}

/** Parses a payment method. */
export const paymentMethodSchema = object({ name: string(), title: string(), refusal: string() })

/**
 * The latest online payment of an unpaid order: its page was opened, the bank's result is pending, or it was declined
 * or abandoned.
 */
export type PaymentAttempt = 'started' | 'processing' | 'failed'

/** Parses `payment_attempt`. */
export const paymentAttemptSchema = picklist(['started', 'processing', 'failed'])

/** A QR code as the path of an SVG. */
export interface QrCode {
  /** Width and height of the view box, with the quiet zone. */
  readonly size: number
  /** The dark modules. */
  readonly path: string
}

/** The open payment of an order in a UPI app. */
export interface UpiPayment {
  /** `upi://pay?…`, which a phone opens in its UPI app; in demo mode a path of the store. */
  readonly link: string
  /** The link as a QR code. */
  readonly qrCode: QrCode
  /** Seconds until the order expires. */
  readonly secondsLeft: number
}

/** Parses `upi`. */
export const upiPaymentSchema = pipe(
  object({
    link: union([localPathSchema, pipe(string(), maxLength(1000), regex(/^upi:\/\/pay\?\S+$/))]),
    qr: object({ size: pipe(number(), integer()), path: pipe(string(), regex(/^[Mhvz\d -]+$/)) }),
    seconds_left: pipe(number(), integer(), minValue(0)),
  }),
  transform(({ link, qr, seconds_left }): UpiPayment => ({ link, qrCode: qr, secondsLeft: seconds_left })),
)

/** A refund of an order. */
export interface OrderRefund {
  readonly amount: Paise
  /** The refund is on its way to the gateway, or the gateway accepted or refused it. */
  readonly status: 'pending' | 'accepted' | 'refused'
  /** Time of the refund, ISO 8601 in UTC. */
  readonly at: string
}

/** Parses a refund. */
export const orderRefundSchema = pipe(
  object({ amt: rupeesSchema, status: picklist(['pending', 'accepted', 'refused']), at: instantSchema }),
  transform(({ amt, status, at }): OrderRefund => ({ amount: amt, status, at })),
)
