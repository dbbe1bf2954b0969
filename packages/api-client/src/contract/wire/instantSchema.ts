import { isoTimestamp, pipe, string } from 'valibot'

/**
 * Parses an instant as ISO 8601 in UTC, such as `2026-11-22T06:30:00.000Z`; it stays a string, so that it can be
 * serialized into a page.
 */
export const instantSchema = pipe(string(), isoTimestamp())
