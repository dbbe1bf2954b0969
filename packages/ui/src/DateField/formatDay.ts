import { isIsoDate } from '../DateCalendar/isIsoDate.ts'

/** Formats a day `YYYY-MM-DD` for shoppers as `DD-MM-YYYY`; empty if it is invalid. */
export function formatDay(day: string): string {
  return isIsoDate(day) ? day.split('-').reverse().join('-') : ''
}
