import { parseCalendarDate } from '@store/api-client/contract/rules/calendarDays'
import { formatDay } from '@store/api-client/contract/rules/formatDay'

const indiaAheadMs = 5.5 * 60 * 60 * 1000

/** Formats the date of an instant in Indian time, the same on server and browser: `Sun, 22 Nov 2026`. */
export function formatDate(iso: string): string {
  const date = new Date(Date.parse(iso) + indiaAheadMs).toISOString().slice(0, 10)
  return `${formatDay(parseCalendarDate(date))} ${date.slice(0, 4)}`
}
