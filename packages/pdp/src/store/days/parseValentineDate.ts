import {
  type CalendarDate,
  isCalendarDate,
  parseCalendarDate,
  reverseDateParts,
} from '@store/api-client/contract/rules/calendarDays'

/**
 * Parses the Valentine date that a browser stored as `DD-MM-YYYY`; the stored value is untrusted. A date before `today`
 * is ignored, because the browser keeps the date longer than a season.
 */
export function parseValentineDate(kept: unknown, today: CalendarDate): CalendarDate | undefined {
  if (typeof kept !== 'object' || kept === null || !('date' in kept)) return undefined
  const { date } = kept
  if (typeof date !== 'string' || !/^\d{2}-\d{2}-\d{4}$/.test(date)) return undefined
  const day = reverseDateParts(date)
  return isCalendarDate(day) && day >= today ? parseCalendarDate(day) : undefined
}
