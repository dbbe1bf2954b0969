import { addDays, type CalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'

/** What time it is in India. */
export interface IndianTime {
  readonly today: CalendarDate
  /** 0 to 23. */
  readonly hour: number
  readonly minutes: number
  readonly seconds: number
}

/** The hour to order by, and the day of it. */
export interface OrderBy {
  readonly day: 'today' | 'tomorrow'
  /** 1 to 24. */
  readonly hour: number
  /** Seconds from now until then. */
  readonly seconds: number
}

/** When a gift arrives, as it is said at this hour (specification 2, section 4, "Delivery message"). */
export type DeliveryMessage =
  /** Today, as long as the cut-off has not come. */
  | { readonly kind: 'countdown'; readonly arrives: CalendarDate; readonly orderBy: OrderBy }
  | { readonly kind: 'tomorrow'; readonly arrives: CalendarDate; readonly orderBy: OrderBy }
  | { readonly kind: 'earliest'; readonly arrives: CalendarDate; readonly orderBy: OrderBy }
  /** It is delivered there, but nobody knows the day. */
  | { readonly kind: 'callUs' }

/** Delivery at a place as it was last answered. */
export interface KnownDelivery {
  /** First day of delivery; `undefined` where it is not known. */
  readonly earliest: CalendarDate | undefined
  /** When that was answered: a cut-off since then moves it by a day. */
  readonly answered: IndianTime
}

/** Words when a gift arrives: a date always, and the hour to order by (specification 2, sections 4 and 9). */
export function deliveryMessage({ earliest, answered }: KnownDelivery, now: IndianTime): DeliveryMessage {
  if (earliest === undefined) return { kind: 'callUs' }
  let arrives = earliest
  for (let day = startOf(answered); day < startOf(now); day = addDays(day, 1)) arrives = addDays(arrives, 1)
  const orderBy = nextCutoff(now)
  if (arrives <= now.today) return { kind: 'countdown', arrives, orderBy }
  return { kind: arrives === addDays(now.today, 1) ? 'tomorrow' : 'earliest', arrives, orderBy }
}

/** The day a delivery starts counting: tomorrow from the cut-off on. */
const startOf = ({ today, hour }: IndianTime): CalendarDate => addDays(today, hour >= cutoffHour ? 1 : 0)

function nextCutoff({ hour, minutes, seconds }: IndianTime): OrderBy {
  const isToday = hour < cutoffHour
  const hours = (isToday ? cutoffHour : cutoffHour + 24) - hour
  return {
    day: isToday ? 'today' : 'tomorrow',
    hour: cutoffHour,
    seconds: hours * 3600 - minutes * 60 - seconds,
  }
}
