import { addDays, type CalendarDate, toIndianDate } from '@store/api-client/contract/date'
import type { DeliveryDateRules } from '@store/api-client/contract/rules/deliveryDays'
import {
  type DeliveryRequirements,
  findEarliestDelivery,
  type PlaceDeliveryServices,
} from '@store/api-client/contract/rules/findEarliestDelivery'
import { getUpcomingDates } from '../catalogue/index.ts'

/** The last day that can be ordered for, in days from today. */
export const maxAdvanceDays = 365

/** Returns the available delivery dates of a product at a location; `undefined` if there are none. */
export function findAvailableDates(
  needs: DeliveryRequirements,
  place: PlaceDeliveryServices,
  now: Date,
): DeliveryDateRules | undefined {
  const first = findEarliestDelivery(needs, place, now)
  if (!first) return undefined
  const today = toIndianDate(now)
  const from = (by: 'vendor' | 'courier'): number => {
    const way = needs.through === 'vendorOrCourier' || needs.through === by
    const one = way ? findEarliestDelivery({ ...needs, through: by }, place, now) : undefined
    return one ? daysBetween(today, one.date) : -1
  }
  return {
    ...{ today, first: first.date, last: addDays(today, maxAdvanceDays) },
    ...{ vendorFrom: from('vendor'), courierFrom: from('courier') },
    blocked: getUpcomingDates(needs.blockedDays ?? [], today, maxAdvanceDays),
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Returns the whole days from one day to another. */
const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
