import { isoDate, pipe, string } from 'valibot'

/** A date as `YYYY-MM-DD`. */
export const isoDaySchema = pipe(string(), isoDate('a date such as 2026-12-24'))
