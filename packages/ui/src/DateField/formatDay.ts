import { isDay } from '../DateCalendar/isDay.ts'

/** Formats a day `YYYY-MM-DD` for shoppers as `DD-MM-YYYY`; empty if it is invalid. */
export function formatDay(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('-') : ''
}
