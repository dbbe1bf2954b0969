import { type CalendarDate, parseCalendarDate, toIndianDate } from '@store/api-client/contract/date'
import type { CancellationEligibility } from '@store/api-client/contract/orders'
import type { OrderWithLines } from './createOrderRepo.ts'

/** Returns the distinct delivery dates of an order, earliest first. */
export const getDeliveryDates = ({ lines }: Pick<OrderWithLines, 'lines'>): readonly CalendarDate[] =>
  [...new Set(lines.map(({ deliveryDate }) => parseCalendarDate(deliveryDate)))].sort()

/** Returns the first delivery date of an order. */
export const getFirstDeliveryDate = (found: OrderWithLines): CalendarDate =>
  getDeliveryDates(found)[0] ?? toIndianDate(found.order.createdAt)

/** Returns whether a delivery date of an unpaid order has passed, so that a payment can no longer confirm the order. */
export const hasMissedDelivery = (found: OrderWithLines, now: Date): boolean =>
  found.order.status === 'placed' &&
  found.order.payment === 'pending' &&
  getFirstDeliveryDate(found) < toIndianDate(now)

/**
 * Returns whether an order can be cancelled: an unpaid one until its gifts are in preparation, and a paid one until the
 * day before its first delivery in India.
 */
export function canCancel(found: OrderWithLines, now: Date): CancellationEligibility {
  const { status } = found.order
  switch (status) {
    case 'cancelled':
    case 'delivered':
      return { isPossible: false, why: status }
    case 'preparing':
    case 'outForDelivery':
      return { isPossible: false, why: 'underWay' }
    case 'placed':
    case 'confirmed':
      // Gifts of an unpaid order are not prepared, so it can be cancelled; otherwise it would stay open forever.
      return found.order.payment === 'pending' || toIndianDate(now) < getFirstDeliveryDate(found)
        ? { isPossible: true }
        : { isPossible: false, why: 'tooLate' }
  }
}
