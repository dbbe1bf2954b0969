import { array, number, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import type { AlternateContact } from '../rules/addressType.ts'
import type { Currency } from '../rules/formatPrice.ts'
import type { Receiver } from '../rules/validateReceiver.ts'
import { accountResponseSchemaFields, instantSchema } from '../wire/index.ts'
import { type CancellationEligibility, cancellationEligibilitySchema } from './CancellationEligibility.ts'
import { type OrderLine, orderLineSchema } from './OrderLine.ts'
import {
  type OrderRefund,
  orderRefundSchema,
  type PaymentAttempt,
  type PaymentMethod,
  type PaymentState,
  paymentAttemptSchema,
  paymentMethodSchema,
  paymentStateSchema,
  type UpiPayment,
  upiPaymentSchema,
} from './OrderPayment.ts'
import {
  type OrderStatus,
  type OrderStatusChange,
  orderStatusChangeSchema,
  orderStatusSchema,
} from './OrderStatus.ts'
import { alternateNumberSchema, receiverSchema } from './receiverSchema.ts'

/** An order: its content, its status, and what its buyer can do with it now. */
export interface Order {
  readonly id: string
  /** Order number, which the buyer quotes on the telephone. */
  readonly number: string
  /** Time of the order, ISO 8601 in UTC. */
  readonly placedAt: string
  readonly status: OrderStatus
  /** Status changes so far, the first one first. */
  readonly timeline: readonly OrderStatusChange[]
  readonly payment: PaymentState
  /** Display name of the payment method; empty until one is chosen. */
  readonly paidBy: string
  /** Available payment methods; empty when nothing is due, and for guests. */
  readonly payMethods: readonly PaymentMethod[]
  /** Payment deadline, ISO 8601 in UTC, after which the order expires. Missing when no payment is due. */
  readonly payBy?: string | undefined
  /** Seconds from the server's response to the deadline, because the clock of the device may be wrong. */
  readonly paySecondsLeft?: number | undefined
  /** The latest online payment of an unpaid order; missing if none was started. */
  readonly paymentAttempt?: PaymentAttempt | undefined
  /** The open payment in a UPI app; missing for guests, and when the latest payment uses another method. */
  readonly upi?: UpiPayment | undefined
  /** Refunds, the first one first; missing when nothing was refunded. */
  readonly refunds?: readonly OrderRefund[] | undefined
  /** Number of the tax invoice; missing until the gifts leave the shop, and for guests. */
  readonly invoiceNumber?: string | undefined
  readonly receiver: Receiver
  readonly senderName: string
  /** Message for the card; empty when there is none. */
  readonly message: string
  /** Another number that the courier can call; missing when none was given. */
  readonly alternate?: AlternateContact | undefined
  /** Note for the courier; empty when there is none. */
  readonly courierNote?: string | undefined
  readonly lines: readonly OrderLine[]
  readonly rows: readonly { readonly label: string; readonly amount: Paise }[]
  readonly total: Paise
  /** The currency prices were shown in, at the exchange rate of that day; missing for rupees. */
  readonly shownIn?: Currency | undefined
  readonly cancel: CancellationEligibility
}

/** Parses an order. */
export const orderSchema = pipe(
  object({
    order_id: string(),
    order_number: string(),
    created_at: instantSchema,
    order_status: orderStatusSchema,
    timeline: array(orderStatusChangeSchema),
    payment_status: paymentStateSchema,
    payment_method: string(),
    pay_methods: array(paymentMethodSchema),
    pay_by: optional(instantSchema),
    pay_seconds_left: optional(number()),
    payment_attempt: optional(paymentAttemptSchema),
    upi: optional(upiPaymentSchema),
    refunds: optional(array(orderRefundSchema)),
    invoice_number: optional(string()),
    receiver: receiverSchema,
    sender_name: string(),
    message: string(),
    alternate: optional(alternateNumberSchema),
    courier_note: optional(string()),
    prods: array(orderLineSchema),
    price_items: array(object({ label: string(), amt: rupeesSchema })),
    total_amt: rupeesSchema,
    currency: optional(object({ code: string(), symbol: string(), rate: number() })),
    cancel: cancellationEligibilitySchema,
  }),
  transform(
    (wire): Order => ({
      id: wire.order_id,
      number: wire.order_number,
      placedAt: wire.created_at,
      status: wire.order_status,
      timeline: wire.timeline,
      payment: wire.payment_status,
      paidBy: wire.payment_method,
      payMethods: wire.pay_methods,
      payBy: wire.pay_by,
      paySecondsLeft: wire.pay_seconds_left,
      paymentAttempt: wire.payment_attempt,
      upi: wire.upi,
      refunds: wire.refunds,
      invoiceNumber: wire.invoice_number,
      receiver: wire.receiver,
      senderName: wire.sender_name,
      message: wire.message,
      alternate: wire.alternate,
      courierNote: wire.courier_note,
      lines: wire.prods,
      rows: wire.price_items.map(({ label, amt }) => ({ label, amount: amt })),
      total: wire.total_amt,
      shownIn: wire.currency,
      cancel: wire.cancel,
    }),
  ),
)

/** Parses a response of one order. */
export const orderResponseSchema = pipe(
  object({ ...accountResponseSchemaFields, data: orderSchema }),
  transform(({ data }) => data),
)
