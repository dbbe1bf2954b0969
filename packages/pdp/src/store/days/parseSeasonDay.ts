import {
  type CalendarDate,
  isCalendarDate,
  parseCalendarDate,
  reverseDateParts,
} from '@store/api-client/contract/rules/calendarDays'

/** The day of the season a browser kept, `DD-MM-YYYY`; nothing is trusted of what lies there. */
export function parseSeasonDay(kept: unknown): CalendarDate | undefined {
  if (typeof kept !== 'object' || kept === null || !('date' in kept)) return undefined
  const { date } = kept
  if (typeof date !== 'string' || !/^\d{2}-\d{2}-\d{4}$/.test(date)) return undefined
  const day = reverseDateParts(date)
  return isCalendarDate(day) ? parseCalendarDate(day) : undefined
}
