import { isDay } from '../DateCalendar/isDay.ts'

/** A day `YYYY-MM-DD` as shoppers read it, `DD-MM-YYYY`; empty when it is no day. */
export function formatDay(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('-') : ''
}
