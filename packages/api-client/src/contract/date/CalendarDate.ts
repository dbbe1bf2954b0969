import { brand, check, pipe, regex, string, transform } from 'valibot'
import { isCalendarDate, reverseDateParts } from '../rules/calendarDays.ts'

/** Parses a calendar date in the format YYYY-MM-DD. */
export const calendarDateSchema = pipe(
  string(),
  regex(/^\d{4}-\d{2}-\d{2}$/),
  check(isCalendarDate, 'not a day of the calendar'),
  brand('CalendarDate'),
)

/** Parses the wire's `DD-MM-YYYY`. */
export const dayMonthYearSchema = pipe(
  string(),
  regex(/^\d{2}-\d{2}-\d{4}$/),
  transform(reverseDateParts),
  calendarDateSchema,
)
