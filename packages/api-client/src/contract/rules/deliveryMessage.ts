import { addDays, type CalendarDate } from './calendarDays.ts'
import { firstDeliveryDay, type IndianHour, type ProductHours } from './firstDeliveryDay.ts'
import { type IndianTime, nextCutoff, type OrderDeadline } from './nextCutoff.ts'

export { getOrderDeadline, type IndianTime, type OrderDeadline } from './nextCutoff.ts'

/** When a gift arrives, as it is said at this hour (specification 2, section 4, "Delivery message"). */
export type DeliveryMessage =
  /** Today, as long as the cut-off has not come. */
  | { readonly kind: 'countdown'; readonly arrives: CalendarDate; readonly orderBy: OrderDeadline }
  | { readonly kind: 'tomorrow'; readonly arrives: CalendarDate; readonly orderBy: OrderDeadline }
  | { readonly kind: 'earliest'; readonly arrives: CalendarDate; readonly orderBy: OrderDeadline }
  /** It is delivered there, but nobody knows the day. */
  | { readonly kind: 'callUs' }

/** Delivery at a place as it was last answered. */
export interface DeliveryEstimate {
  /** First day of delivery; `undefined` where it is not known. */
  readonly earliest: CalendarDate | undefined
  /** When that was answered: a cut-off since then moves it. */
  readonly answered: IndianHour
  /** Hours and days of the product's own. @default those of all products */
  readonly hours?: ProductHours | undefined
  /** Days it may need on its way, one number for each way there is; the place decides which. @default [] */
  readonly leadDays?: readonly number[] | undefined
}

/**
 * Words when a gift arrives: a date always, and the hour to order by (specification 2, sections 4 and 9). The way it
 * travels is the one that explains the answer; where none does, each cut-off moves what was answered by a day.
 */
export function deliveryMessage(known: DeliveryEstimate, now: IndianTime): DeliveryMessage {
  const { earliest, answered, hours = {}, leadDays = [] } = known
  if (earliest === undefined) return { kind: 'callUs' }
  const lead = leadDays.find((days) => firstDeliveryDay(hours, days, answered) === earliest)
  const arrives =
    lead === undefined ? movedByCutoffs(earliest, hours, answered, now) : firstDeliveryDay(hours, lead, now)
  // The last slot counts for a way that may arrive today; which one it is, is not known without a lead.
  const orderBy = nextCutoff(lead === undefined ? { ...hours, lastSlotHour: 24 } : hours, lead ?? 0, now)
  if (arrives <= now.today) return { kind: 'countdown', arrives, orderBy }
  return { kind: arrives === addDays(now.today, 1) ? 'tomorrow' : 'earliest', arrives, orderBy }
}

function movedByCutoffs(
  earliest: CalendarDate,
  { endHour }: ProductHours,
  answered: IndianHour,
  now: IndianHour,
): CalendarDate {
  const start = (time: IndianHour) => firstDeliveryDay({ endHour }, 0, time)
  let moved = earliest
  for (let day = start(answered); day < start(now); day = addDays(day, 1)) moved = addDays(moved, 1)
  return moved
}
