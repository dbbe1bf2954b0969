import { array, integer, literal, minValue, number, object, picklist, pipe, string, transform } from 'valibot'
import { type CalendarDate, dayMonthYear } from '../date/index.ts'
import { type Paise, rupees } from '../money/index.ts'
import type { Receiver } from '../rules/checkReceiver.ts'
import { localPath } from '../wire/index.ts'
import { receiverOnWire } from './receiverOnWire.ts'

/** One gift of an order, with its price as it was frozen. */
export interface OrderLine {
  readonly title: string
  readonly pictureSrc: string
  readonly quantity: number
  /** Price of one. */
  readonly price: Paise
  readonly deliveryDate: CalendarDate
}

/** An order as it was placed. */
export interface Order {
  readonly id: string
  /** What a shopper reads out on the telephone. */
  readonly number: string
  readonly payment: 'pending' | 'done'
  readonly receiver: Receiver
  readonly senderName: string
  /** Message for the card; empty where none was written. */
  readonly message: string
  readonly lines: readonly OrderLine[]
  readonly rows: readonly { readonly label: string; readonly amount: Paise }[]
  readonly total: Paise
}

/** Reads an order. */
const order = pipe(
  object({
    order_id: string(),
    order_number: string(),
    payment_status: picklist(['pending', 'done']),
    receiver: receiverOnWire,
    sender_name: string(),
    message: string(),
    prods: array(
      object({
        title: string(),
        prod_url: localPath,
        qty: pipe(number(), integer(), minValue(1)),
        sell_price: rupees,
        delivery_date: dayMonthYear,
      }),
    ),
    price_items: array(object({ label: string(), amt: rupees })),
    total_amt: rupees,
  }),
  transform(
    (wire): Order => ({
      id: wire.order_id,
      number: wire.order_number,
      payment: wire.payment_status,
      receiver: wire.receiver,
      senderName: wire.sender_name,
      message: wire.message,
      lines: wire.prods.map((line) => ({
        title: line.title,
        pictureSrc: line.prod_url,
        quantity: line.qty,
        price: line.sell_price,
        deliveryDate: line.delivery_date,
      })),
      rows: wire.price_items.map(({ label, amt }) => ({ label, amount: amt })),
      total: wire.total_amt,
    }),
  ),
)

/** Reads an answer that is one order. */
export const orderAnswer = pipe(
  object({ status: literal(true), data: order }),
  transform(({ data }) => data),
)
