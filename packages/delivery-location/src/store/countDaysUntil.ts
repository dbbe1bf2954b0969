import type { CalendarDate } from '@store/api-client/contract/date'

// India has one time zone and no daylight saving time: always +05:30.
const indiaOffsetMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** Returns the whole days from today in India to a date. */
export const countDaysUntil = (date: CalendarDate, now: Date): number =>
  Date.parse(`${date}T00:00:00Z`) / dayMs - Math.floor((now.getTime() + indiaOffsetMs) / dayMs)
