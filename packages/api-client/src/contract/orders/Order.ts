import { array, number, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import type { AlternateContact } from '../rules/addressType.ts'
import type { Currency } from '../rules/formatPrice.ts'
import type { Receiver } from '../rules/validateReceiver.ts'
import { instant, responseEntries } from '../wire/index.ts'
import { type Cancellation, cancellation } from './Cancellation.ts'
import { type OrderLine, orderLine } from './OrderLine.ts'
import { type PaymentMethod, type PaymentState, paymentMethod, paymentState } from './OrderPayment.ts'
import { type OrderStatus, type OrderStatusChange, orderStatus, orderStatusChange } from './OrderStatus.ts'
import { receiverSchema } from './receiverSchema.ts'

/** An order: as it was placed, how far it is, and what can be done with it. */
export interface Order {
  readonly id: string
  /** What a shopper reads out on the telephone. */
  readonly number: string
  /** When it was placed, ISO 8601 in UTC. */
  readonly placedAt: string
  readonly status: OrderStatus
  /** The steps that were made, the first one first. */
  readonly timeline: readonly OrderStatusChange[]
  readonly payment: PaymentState
  /** What the way it is paid is called; empty while none was chosen. */
  readonly paidBy: string
  /** Ways to pay it; empty where nothing is to be paid, and for who is not signed in. */
  readonly payMethods: readonly PaymentMethod[]
  /** Until when it can be paid, ISO 8601 in UTC; it expires then. Missing where nothing is to be paid. */
  readonly payBy?: string | undefined
  readonly receiver: Receiver
  readonly senderName: string
  /** Message for the card; empty where none was written. */
  readonly message: string
  /** Another number the courier asks at; missing where none was named. */
  readonly alternate?: AlternateContact | undefined
  /** What the courier should know; empty where nothing was written. */
  readonly courierNote?: string | undefined
  readonly lines: readonly OrderLine[]
  readonly rows: readonly { readonly label: string; readonly amount: Paise }[]
  readonly total: Paise
  /** The currency prices were shown in, at the rate of that day; missing where these were rupees. */
  readonly shownIn?: Currency | undefined
  readonly cancel: Cancellation
}

/** Reads an order. */
export const order = pipe(
  object({
    order_id: string(),
    order_number: string(),
    created_at: instant,
    order_status: orderStatus,
    timeline: array(orderStatusChange),
    payment_status: paymentState,
    payment_method: string(),
    pay_methods: array(paymentMethod),
    pay_by: optional(instant),
    receiver: receiverSchema,
    sender_name: string(),
    message: string(),
    alternate: optional(object({ countryCode: string(), contactNumber: string() })),
    courier_note: optional(string()),
    prods: array(orderLine),
    price_items: array(object({ label: string(), amt: rupees })),
    total_amt: rupees,
    currency: optional(object({ code: string(), symbol: string(), rate: number() })),
    cancel: cancellation,
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

/** Reads an answer that is one order. */
export const orderResponse = pipe(
  object({ ...responseEntries, data: order }),
  transform(({ data }) => data),
)
