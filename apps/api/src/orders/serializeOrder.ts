import type { SerializedResponseOf } from '@store/api-client/contract/call'
import { parseCalendarDate, toDayMonthYear } from '@store/api-client/contract/date'
import { paise, toRupees } from '@store/api-client/contract/money'
import {
  type CancellationEligibility,
  type OrderStatusChange,
  type orderCalls,
  type PaymentAttempt,
  type PaymentMethod,
  serializeCancellationEligibility,
  serializeOrderStatus,
  serializePaymentState,
  type UpiPayment,
} from '@store/api-client/contract/orders'
import type { Currency } from '@store/api-client/contract/rules/formatPrice'
import type { staffCalls } from '@store/api-client/contract/staff'
import { serializeAttribute } from '../cart/index.ts'
import { productHref } from '../catalogue/index.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import type { RefundRow } from '../payment/index.ts'
import { getDeliveryDates, getFirstDeliveryDate } from './canCancel.ts'
import type { OrderLineRow, OrderWithLines } from './createOrderRepo.ts'
import type { OrderOfDay } from './listOrdersOfDay.ts'

type OrderWire = SerializedResponseOf<typeof orderCalls.get>['data']
type StaffOrderWire = SerializedResponseOf<typeof staffCalls.listOrders>['data']['orders'][number]
type SummaryWire = SerializedResponseOf<typeof orderCalls.list>['data']['orders'][number]

/** An order with the additional data of its page. */
export interface OrderDetails extends OrderWithLines {
  readonly steps: readonly OrderStatusChange[]
  readonly cancel: CancellationEligibility
  /** Display currency of prices; missing for rupees. */
  readonly displayCurrency?: Currency | undefined
  readonly paidBy: string
  readonly payMethods: readonly PaymentMethod[]
  /** Payment deadline; missing if the order does not expire. */
  readonly payBy?: Date | undefined
  /** Seconds until that deadline. */
  readonly paySecondsLeft?: number | undefined
  /** The latest online payment of an unpaid order. */
  readonly paymentAttempt?: PaymentAttempt | undefined
  /** The open payment in a UPI app. */
  readonly upi?: UpiPayment | undefined
  readonly refunds: readonly RefundRow[]
  /** Number of the tax invoice, if it was issued. */
  readonly invoiceNumber?: string | undefined
  /** Type and slug of the ordered products that the shop still has, by nid. */
  readonly sold: ReadonlyMap<number, { readonly type: string; readonly slug: string }>
}

/** Serializes an order for the wire. */
export const serializeOrder = (
  { order, lines, ...shown }: OrderDetails,
  messages: ServerMessages,
): OrderWire => ({
  order_id: order.id,
  order_number: order.number,
  created_at: order.createdAt.toISOString(),
  order_status: serializeOrderStatus(order.status),
  timeline: shown.steps.map(({ kind, at }) => ({ kind: serializeOrderStatus(kind), at })),
  payment_status: serializePaymentState(order.payment),
  payment_method: shown.paidBy,
  pay_methods: [...shown.payMethods],
  ...(shown.payBy && { pay_by: shown.payBy.toISOString() }),
  ...(shown.paySecondsLeft !== undefined && { pay_seconds_left: shown.paySecondsLeft }),
  ...(shown.paymentAttempt && { payment_attempt: shown.paymentAttempt }),
  ...(shown.upi && { upi: serializeUpiPayment(shown.upi) }),
  ...(shown.invoiceNumber !== undefined && { invoice_number: shown.invoiceNumber }),
  ...(shown.refunds.length > 0 && { refunds: shown.refunds.map(serializeRefund) }),
  ...writeReceiver(order.receiver),
  sender_name: order.senderName,
  message: order.message,
  prods: lines.map((line) => writeLine(line, { order, lines, ...shown, messages })),
  price_items: order.rows.map(({ label, amount }) => ({ label, amt: toRupees(paise(amount)) })),
  total_amt: toRupees(paise(order.total)),
  ...(shown.displayCurrency && { currency: { ...shown.displayCurrency } }),
  cancel: serializeCancellationEligibility(shown.cancel),
})

const serializeUpiPayment = ({ link, qrCode, secondsLeft }: UpiPayment) => ({
  ...{ link, qr: { ...qrCode }, seconds_left: secondsLeft },
})

const serializeRefund = ({ amount, status, createdAt }: RefundRow) => ({
  ...{ amt: toRupees(paise(amount)), status, at: createdAt.toISOString() },
})

const writeReceiver = ({ alternate, courierNote, ...receiver }: OrderWithLines['order']['receiver']) => ({
  receiver,
  ...(alternate && { alternate }),
  ...(courierNote !== undefined && { courier_note: courierNote }),
})

/** Serializes an order for the merchant's staff. */
export const serializeStaffOrder = (
  { order, lines, cash }: OrderOfDay,
  messages: ServerMessages,
): StaffOrderWire => ({
  order_number: order.number,
  order_status: serializeOrderStatus(order.status),
  payment_status: serializePaymentState(order.payment),
  ...writeReceiver(order.receiver),
  sender_name: order.senderName,
  message: order.message,
  prods: lines.map((line) => writeLine(line, { order, lines, sold: new Map(), messages })),
  total_amt: toRupees(paise(order.total)),
  collect_amt: toRupees(cash),
})

/** Serializes an order for lists. */
export const serializeOrderListItem = (
  found: OrderWithLines,
  cancel: CancellationEligibility,
): SummaryWire => ({
  order_id: found.order.id,
  order_number: found.order.number,
  created_at: found.order.createdAt.toISOString(),
  order_status: serializeOrderStatus(found.order.status),
  payment_status: serializePaymentState(found.order.payment),
  delivery_date: toDayMonthYear(getFirstDeliveryDate(found)),
  delivery_dates: getDeliveryDates(found).map(toDayMonthYear),
  prods: found.lines
    .filter(({ isFreebie, belongsTo }) => !isFreebie && belongsTo === null)
    .map(({ title, pictureSrc, quantity }) => ({ title, prod_url: pictureSrc, qty: quantity })),
  total_amt: toRupees(paise(found.order.total)),
  cancel: serializeCancellationEligibility(cancel),
})

function writeLine(
  line: OrderLineRow,
  {
    order,
    lines,
    sold,
    messages,
  }: Pick<OrderDetails, 'order' | 'lines' | 'sold'> & { readonly messages: ServerMessages },
): OrderWire['prods'][number] {
  const product = sold.get(line.nid)
  const gift = lines.find(
    ({ id, sources }) => id !== line.id && line.belongsTo !== null && sources.includes(line.belongsTo),
  )
  return {
    line_id: line.id,
    nid: line.nid,
    title: line.title,
    prod_url: line.pictureSrc,
    ...(product && { prod_link: productHref(product) }),
    qty: line.quantity,
    sell_price: toRupees(paise(line.price)),
    delivery_date: toDayMonthYear(parseCalendarDate(line.deliveryDate)),
    ...(line.slot && { delivery_slot: { start: line.slot.startHour, end: line.slot.endHour } }),
    delivery_through: line.deliveryBy,
    pincode: order.receiver.pincode,
    // A combo's gifts have their own texts; a hamper's items have none, so the text is the hamper's.
    attributes: line.parts.some(({ attributes }) => attributes.length > 0)
      ? []
      : line.attributes.map((one) => serializeAttribute(one, messages)),
    subCombos: line.parts.map(({ title, quantity, attributes }) => ({
      title,
      qty: quantity,
      attributes: attributes.map((one) => serializeAttribute(one, messages)),
    })),
    ...(gift && { parent_line_id: gift.id }),
    is_freebie: line.isFreebie,
  }
}
