import { addDays, type CalendarDate } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'

/** A product's own hours and days that decide its first delivery date (specification 2, section 3). */
export interface ProductDeliveryTiming {
  /** Hour in India from which an order counts for the next day (end_time). @default `cutoffHour` */
  readonly endHour?: number | undefined
  /** Preparation time in hours (preparation_time). @default 0 */
  readonly preparationHours?: number | undefined
  /** Hour in India by which it must be ready to arrive on a date (deliveryEndTiming). @default 24 */
  readonly deliveredBy?: number | undefined
  /** Cut-off hour in India of the last vendor slot for the same day. @default 24 */
  readonly lastSlotHour?: number | undefined
  /** Dates of the year without delivery, `MM-DD`. @default none */
  readonly blockedDays?: readonly string[] | undefined
}

/** An hour in India. */
export interface IndianHour {
  readonly today: CalendarDate
  /** 0 to 23. */
  readonly hour: number
}

/**
 * Returns the first arrival date of an order placed now that needs this many transit days (specification 2, section 4):
 * after the cut-off it counts from tomorrow, and it is never before the gift is ready, never today after the last
 * slot's cut-off, and never a blocked date.
 */
export function findFirstDeliveryDay(
  hours: ProductDeliveryTiming,
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

// If a whole year is blocked, the loop must still end; it returns the last date it tried.
function firstFree(date: CalendarDate, blocked: readonly string[] = []): CalendarDate {
  let free = date
  for (let tries = 0; tries < 366 && blocked.includes(free.slice(5)); tries += 1) free = addDays(free, 1)
  return free
}
