import type { CalendarDate } from '@store/api-client/contract/date'

const dayMs = 24 * 60 * 60 * 1000

/** Returns the days between two calendar dates. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
