import { addDays, type CalendarDate } from './calendarDays.ts'

/**
 * Input that decides on which dates a gift can be delivered at a location (specification 2, section 3:
 * area-availability).
 */
export interface DeliveryDateRules {
  /** Today's date in India. */
  readonly today: CalendarDate
  /** The first delivery date (dd). */
  readonly first: CalendarDate
  /** The last date that can be ordered for. */
  readonly last: CalendarDate
  /** Days from today to the first delivery by vendor (vof); below 0 when there is no vendor. */
  readonly vendorFrom: number
  /** Days from today to the first delivery by courier (cof); below 0 when there is no courier. */
  readonly courierFrom: number
  /** Dates without any delivery. */
  readonly blocked: readonly CalendarDate[]
}

/** Why a gift cannot be delivered on a date. */
export type DayUnavailableReason =
  | 'past'
  /** The date is already chosen. */
  | 'current'
  /** Before the earliest date. */
  | 'tooEarly'
  | 'tooLate'
  /** The merchant, or the maker of this gift, is closed. */
  | 'blocked'
  /** A Sunday before the first delivery by vendor and before the first one by courier. */
  | 'sunday'

/**
 * Returns why a date cannot be chosen, or `undefined` when it can (specification 2, section 4: not the current
 * delivery date, no date before the earliest, no Sunday outside the windows of vendor and courier). Dates are
 * India's.
 */
export function getDayUnavailableReason(
  days: DeliveryDateRules,
  date: CalendarDate,
  current?: CalendarDate,
): DayUnavailableReason | undefined {
  if (date < days.today) return 'past'
  if (date === current) return 'current'
  if (date < days.first) return 'tooEarly'
  if (date > days.last) return 'tooLate'
  if (days.blocked.includes(date)) return 'blocked'
  return isSunday(date) && !isWithin(days, 'vendor', date) && !isWithin(days, 'courier', date)
    ? 'sunday'
    : undefined
}

/**
 * Returns the slot type of a date: 1 for a vendor and 2 for a courier (specification 2, section 4). A courier delivers
 * from its first date on, and a vendor, if there is one, before that date. Exception: the vendor delivers if both can
 * deliver, today is a Sunday, and the date is a Sunday.
 */
export function getDeliverySlotType(
  days: Pick<DeliveryDateRules, 'today' | 'vendorFrom' | 'courierFrom'>,
  date: CalendarDate,
): 'vendor' | 'courier' | undefined {
  const byCourier = isWithin(days, 'courier', date)
  if (byCourier && isWithin(days, 'vendor', date) && isSunday(days.today) && isSunday(date)) return 'vendor'
  if (byCourier) return 'courier'
  return days.vendorFrom >= 0 ? 'vendor' : undefined
}

/** Returns whether a date is a Sunday. */
export const isSunday = (date: CalendarDate): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

function isWithin(
  { today, vendorFrom, courierFrom }: Pick<DeliveryDateRules, 'today' | 'vendorFrom' | 'courierFrom'>,
  by: 'vendor' | 'courier',
  date: CalendarDate,
): boolean {
  const from = by === 'vendor' ? vendorFrom : courierFrom
  return from >= 0 && date >= addDays(today, from)
}
