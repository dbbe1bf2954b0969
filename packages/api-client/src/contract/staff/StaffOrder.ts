import { array, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { type OrderLine, orderLineSchema } from '../orders/OrderLine.ts'
import { type PaymentState, paymentStateSchema } from '../orders/OrderPayment.ts'
import { type OrderStatus, orderStatusSchema } from '../orders/OrderStatus.ts'
import { alternateNumberSchema, receiverSchema } from '../orders/receiverSchema.ts'
import type { AlternateContact } from '../rules/addressType.ts'
import type { Receiver } from '../rules/validateReceiver.ts'

/** An order as the merchant's staff prepare and deliver it. */
export interface StaffOrder {
  /** Order number, which the buyer quotes on the telephone. */
  readonly number: string
  readonly status: OrderStatus
  readonly payment: PaymentState
  readonly receiver: Receiver
  readonly senderName: string
  /** Message for the card; empty when there is none. */
  readonly message: string
  /** Another number that the courier can call; missing when none was given. */
  readonly alternate?: AlternateContact | undefined
  /** Note for the courier; missing when there is none. */
  readonly courierNote?: string | undefined
  /** The gifts of the requested day, with their add-ons. */
  readonly lines: readonly OrderLine[]
  readonly total: Paise
  /** Cash that the courier collects on the requested day; zero on other days of the order, and once it is paid. */
  readonly cashToCollect: Paise
}

/** Parses an order of the merchant's staff. */
export const staffOrderSchema = pipe(
  object({
    order_number: string(),
    order_status: orderStatusSchema,
    payment_status: paymentStateSchema,
    receiver: receiverSchema,
    sender_name: string(),
    message: string(),
    alternate: optional(alternateNumberSchema),
    courier_note: optional(string()),
    prods: array(orderLineSchema),
    total_amt: rupeesSchema,
    collect_amt: rupeesSchema,
  }),
  transform(
    (wire): StaffOrder => ({
      number: wire.order_number,
      status: wire.order_status,
      payment: wire.payment_status,
      receiver: wire.receiver,
      senderName: wire.sender_name,
      message: wire.message,
      alternate: wire.alternate,
      courierNote: wire.courier_note,
      lines: wire.prods,
      total: wire.total_amt,
      cashToCollect: wire.collect_amt,
    }),
  ),
)
