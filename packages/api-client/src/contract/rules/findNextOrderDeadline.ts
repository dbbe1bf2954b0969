import { addDays, type CalendarDate } from './calendarDays.ts'
import { findFirstDeliveryDay, type IndianHour, type ProductDeliveryTiming } from './findFirstDeliveryDay.ts'

/** The current time in India. */
export interface IndianTime extends IndianHour {
  readonly minutes: number
  readonly seconds: number
}

/** The hour until which to order, and its date. */
export interface OrderDeadline {
  readonly day: 'today' | 'tomorrow' | 'later'
  readonly date: CalendarDate
  /** Hour, 1 to 24. */
  readonly hour: number
  /** Seconds left. */
  readonly seconds: number
}

// Ends the search after a year: if the dates of a whole year are blocked, the delivery date no longer changes.
const furthestHours = 24 * 366

/** Returns the order deadline: the last hour that does not change the delivery date of an order placed now. */
export function findNextOrderDeadline(
  hours: ProductDeliveryTiming,
  leadDays: number,
  now: IndianTime,
): OrderDeadline {
  const arrives = findFirstDeliveryDay(hours, leadDays, now)
  let ahead = 1
  while (ahead < furthestHours && findFirstDeliveryDay(hours, leadDays, hourAhead(now, ahead)) === arrives)
    ahead += 1
  // Midnight is shown as hour 24 of a date, not as hour 0 of the next.
  const { today, hour } = hourAhead(now, ahead - 1)
  return {
    day: today === now.today ? 'today' : today === addDays(now.today, 1) ? 'tomorrow' : 'later',
    date: today,
    hour: hour + 1,
    seconds: ahead * 3600 - now.minutes * 60 - now.seconds,
  }
}

/**
 * Returns the order deadline for a chosen date, which must be available. `lastSlotHour` is the cut-off of the chosen
 * slot, if any.
 */
export function getOrderDeadline(
  hours: ProductDeliveryTiming,
  leadDays: number,
  date: CalendarDate,
): Pick<OrderDeadline, 'date' | 'hour'> {
  const made = Math.floor((hours.preparationHours ?? 0) / 24)
  // Starts early enough for every product: the longest preparation or transit time, plus one day for the cut-off.
  const from = { today: addDays(date, -(Math.max(leadDays, made) + 2)), hour: 0 }
  let ahead = 0
  while (findFirstDeliveryDay(hours, leadDays, hourAhead(from, ahead + 1)) <= date) ahead += 1
  const { today, hour } = hourAhead(from, ahead)
  return { date: today, hour: hour + 1 }
}

const hourAhead = ({ today, hour }: IndianHour, ahead: number): IndianHour => ({
  today: addDays(today, Math.floor((hour + ahead) / 24)),
  hour: (hour + ahead) % 24,
})
