import { array, integer, minValue, number, object, pipe, string, transform } from 'valibot'
import { type CalendarDate, dayMonthYearSchema } from '../date/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { accountResponseSchemaFields, instantSchema, mediaUrlWithFallbackSchema } from '../wire/index.ts'
import { type CancellationEligibility, cancellationEligibilitySchema } from './CancellationEligibility.ts'
import { type PaymentState, paymentStateSchema } from './OrderPayment.ts'
import { type OrderStatus, orderStatusSchema } from './OrderStatus.ts'

/** An order as in the list of orders. */
export interface OrderListItem {
  readonly id: string
  /** Order number, which the buyer quotes on the telephone. */
  readonly number: string
  /** Time of the order, ISO 8601 in UTC. */
  readonly placedAt: string
  readonly status: OrderStatus
  readonly payment: PaymentState
  /** The first delivery date of its gifts. */
  readonly deliveryDate: CalendarDate
  /** The distinct delivery dates of its gifts, in ascending order. */
  readonly deliveryDates: readonly CalendarDate[]
  /** Gifts of the order, without add-ons and free gifts. */
  readonly gifts: readonly {
    readonly title: string
    readonly pictureSrc: string
    readonly quantity: number
  }[]
  readonly total: Paise
  readonly cancel: CancellationEligibility
}

/** A page of a user's orders, newest first. */
export interface OrdersPage {
  readonly orders: readonly OrderListItem[]
  /** Page number, starting at 1; a page beyond the last has no orders. */
  readonly page: number
  /** Number of pages, at least 1. */
  readonly pages: number
  /** Number of orders. */
  readonly total: number
}

/** Number of orders per page. */
export const ordersPerPage = 10

const count = pipe(number(), integer(), minValue(1))

/** Parses an order as in the list of orders. */
export const orderListItemSchema = pipe(
  object({
    order_id: string(),
    order_number: string(),
    created_at: instantSchema,
    order_status: orderStatusSchema,
    payment_status: paymentStateSchema,
    delivery_date: dayMonthYearSchema,
    delivery_dates: array(dayMonthYearSchema),
    prods: array(object({ title: string(), prod_url: mediaUrlWithFallbackSchema, qty: count })),
    total_amt: rupeesSchema,
    cancel: cancellationEligibilitySchema,
  }),
  transform(
    (wire): OrderListItem => ({
      id: wire.order_id,
      number: wire.order_number,
      placedAt: wire.created_at,
      status: wire.order_status,
      payment: wire.payment_status,
      deliveryDate: wire.delivery_date,
      deliveryDates: wire.delivery_dates,
      gifts: wire.prods.map(({ title, prod_url, qty }) => ({ title, pictureSrc: prod_url, quantity: qty })),
      total: wire.total_amt,
      cancel: wire.cancel,
    }),
  ),
)

/** Parses a response of a page of orders. */
export const ordersPageResponseSchema = pipe(
  object({
    ...accountResponseSchemaFields,
    data: object({
      orders: array(orderListItemSchema),
      current_page: count,
      total_pages: count,
      total: pipe(number(), integer(), minValue(0)),
    }),
  }),
  transform(
    ({ data }): OrdersPage => ({
      orders: data.orders,
      page: data.current_page,
      pages: data.total_pages,
      total: data.total,
    }),
  ),
)
