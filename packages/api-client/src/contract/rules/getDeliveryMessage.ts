import { addDays, type CalendarDate } from './calendarDays.ts'
import { findFirstDeliveryDay, type IndianHour, type ProductDeliveryTiming } from './findFirstDeliveryDay.ts'
import { findNextOrderDeadline, type IndianTime, type OrderDeadline } from './findNextOrderDeadline.ts'

export { getOrderDeadline, type IndianTime, type OrderDeadline } from './findNextOrderDeadline.ts'

/** Delivery message at the current hour (specification 2, section 4, "Delivery message"). */
export type DeliveryMessage =
  /** Delivery today, until the cut-off. */
  | { readonly kind: 'countdown'; readonly arrives: CalendarDate; readonly orderBy: OrderDeadline }
  | { readonly kind: 'tomorrow'; readonly arrives: CalendarDate; readonly orderBy: OrderDeadline }
  | { readonly kind: 'earliest'; readonly arrives: CalendarDate; readonly orderBy: OrderDeadline }
  /** Deliverable, but the date is unknown. */
  | { readonly kind: 'callUs' }

/** The last known delivery estimate of a location. */
export interface DeliveryEstimate {
  /** First delivery date; `undefined` when unknown. */
  readonly earliest: CalendarDate | undefined
  /** Time of the estimate. A cut-off that has passed since then moves the date. */
  readonly answered: IndianHour
  /** The product's own hours and days. @default those of all products */
  readonly hours?: ProductDeliveryTiming | undefined
  /** Possible transit days, one number for each delivery method; the location decides which. @default [] */
  readonly leadDays?: readonly number[] | undefined
}

/**
 * Returns the delivery message, which always has a date and the hour to order by (specification 2, sections 4 and 9).
 * It infers the delivery method from the estimate; if none fits, each cut-off that passes moves the estimate by a day.
 */
export function getDeliveryMessage(known: DeliveryEstimate, now: IndianTime): DeliveryMessage {
  const { earliest, answered, hours = {}, leadDays = [] } = known
  if (earliest === undefined) return { kind: 'callUs' }
  const lead = leadDays.find((days) => findFirstDeliveryDay(hours, days, answered) === earliest)
  const arrives =
    lead === undefined
      ? movedByCutoffs(earliest, hours, answered, now)
      : findFirstDeliveryDay(hours, lead, now)
  // Without lead days, the delivery method is unknown. The cut-off of the last slot is then ignored, because it applies
  // only to a delivery that may arrive today.
  const orderBy = findNextOrderDeadline(
    lead === undefined ? { ...hours, lastSlotHour: 24 } : hours,
    lead ?? 0,
    now,
  )
  if (arrives <= now.today) return { kind: 'countdown', arrives, orderBy }
  return { kind: arrives === addDays(now.today, 1) ? 'tomorrow' : 'earliest', arrives, orderBy }
}

function movedByCutoffs(
  earliest: CalendarDate,
  { endHour }: ProductDeliveryTiming,
  answered: IndianHour,
  now: IndianHour,
): CalendarDate {
  const start = (time: IndianHour) => findFirstDeliveryDay({ endHour }, 0, time)
  let moved = earliest
  for (let day = start(answered); day < start(now); day = addDays(day, 1)) moved = addDays(moved, 1)
  return moved
}
