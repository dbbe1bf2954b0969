import { addDays, type CalendarDate } from './calendarDays.ts'

/** What decides which days a gift can be delivered on at a place (specification 2, section 3: area-availability). */
export interface DeliveryDays {
  /** India's calendar date. */
  readonly today: CalendarDate
  /** The first day there is (dd). */
  readonly first: CalendarDate
  /** The last day orders are taken for. */
  readonly last: CalendarDate
  /** Days from today on which a vendor brings it first (vof); below 0 where none does. */
  readonly vendorFrom: number
  /** Days from today on which a courier brings it first (cof); below 0 where none does. */
  readonly courierFrom: number
  /** Days on which it is not delivered at all. */
  readonly blocked: readonly CalendarDate[]
}

/** Why a gift cannot be delivered on a day. */
export type DayUnavailableReason =
  | 'past'
  /** It is the day of delivery as it is now; there is nothing to choose. */
  | 'current'
  /** Before the first day there is. */
  | 'tooEarly'
  | 'tooLate'
  /** The merchant, or the maker of this gift, rests. */
  | 'blocked'
  /** A Sunday on which neither a vendor nor a courier is on the way yet. */
  | 'sunday'

/**
 * Why a day cannot be chosen, or `undefined` where it can (specification 2, section 4: not the current day of delivery,
 * no day before the earliest, no Sunday outside the windows of vendor and courier). Days are India's.
 */
export function getDayUnavailableReason(
  days: DeliveryDays,
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
 * Who brings a gift on a day: the slot type, 1 for a vendor and 2 for a courier (specification 2, section 4). A vendor
 * where there is one; a courier from the day one can be there; the vendor again where both can, from a Sunday to a
 * Sunday.
 */
export function slotType(
  days: Pick<DeliveryDays, 'today' | 'vendorFrom' | 'courierFrom'>,
  date: CalendarDate,
): 'vendor' | 'courier' | undefined {
  const byCourier = isWithin(days, 'courier', date)
  if (byCourier && isWithin(days, 'vendor', date) && isSunday(days.today) && isSunday(date)) return 'vendor'
  if (byCourier) return 'courier'
  return days.vendorFrom >= 0 ? 'vendor' : undefined
}

/** Whether a day is a Sunday. */
export const isSunday = (date: CalendarDate): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 0

function isWithin(
  { today, vendorFrom, courierFrom }: Pick<DeliveryDays, 'today' | 'vendorFrom' | 'courierFrom'>,
  by: 'vendor' | 'courier',
  date: CalendarDate,
): boolean {
  const from = by === 'vendor' ? vendorFrom : courierFrom
  return from >= 0 && date >= addDays(today, from)
}
