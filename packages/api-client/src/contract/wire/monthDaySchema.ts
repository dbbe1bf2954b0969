import { pipe, regex, string } from 'valibot'

/** Parses a day of the year, `MM-DD`. */
export const monthDaySchema = pipe(string(), regex(/^\d{2}-\d{2}$/))
