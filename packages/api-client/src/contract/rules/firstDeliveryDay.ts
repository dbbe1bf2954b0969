import { addDays, type CalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'

/** Hours and days of a product's own that decide when it can be delivered first (specification 2, section 3). */
export interface ProductHours {
  /** Hour in India from which an order counts for the next day (end_time). @default `cutoffHour` */
  readonly endHour?: number | undefined
  /** Hours it takes to make (preparation_time). @default 0 */
  readonly preparationHours?: number | undefined
  /** Hour in India by which it must be made to arrive on a day (deliveryEndTiming). @default 24 */
  readonly deliveredBy?: number | undefined
  /** Hour in India from which no vendor has a slot left for the same day: the cut-off of the last one. @default 24 */
  readonly lastSlotHour?: number | undefined
  /** Days of the year on which it is not delivered, `MM-DD`. @default none */
  readonly blockedDays?: readonly string[] | undefined
}

/** An hour in India. */
export interface IndianHour {
  readonly today: CalendarDate
  /** 0 to 23. */
  readonly hour: number
}

/**
 * The first day something arrives that is ordered now and needs so many days on its way (specification 2, section 4): it
 * starts counting tomorrow from its cut-off on, comes no sooner than it is made, not today once the last slot can no
 * longer be ordered, and on none of its blocked days.
 */
export function firstDeliveryDay(
  hours: ProductHours,
  leadDays: number,
  { today, hour }: IndianHour,
): CalendarDate {
  const {
    endHour = cutoffHour,
    preparationHours = 0,
    deliveredBy = 24,
    lastSlotHour = 24,
    blockedDays,
  } = hours
  const onItsWay = leadDays + (hour >= endHour ? 1 : 0)
  const ready = hour + preparationHours
  const made = Math.floor(ready / 24) + (ready % 24 >= deliveredBy ? 1 : 0)
  const withSlot = hour >= lastSlotHour ? 1 : 0
  return firstFree(addDays(today, Math.max(onItsWay, made, withSlot)), blockedDays)
}

// A year that is blocked whole would never end; its last day is as good as any.
function firstFree(date: CalendarDate, blocked: readonly string[] = []): CalendarDate {
  let free = date
  for (let tries = 0; tries < 366 && blocked.includes(free.slice(5)); tries += 1) free = addDays(free, 1)
  return free
}
