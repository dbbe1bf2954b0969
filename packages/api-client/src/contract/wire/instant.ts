import { isoTimestamp, pipe, string } from 'valibot'

/** Reads an instant as ISO 8601 in UTC, such as `2026-11-22T06:30:00.000Z`; it stays text, so that it can stand in a page. */
export const instant = pipe(string(), isoTimestamp())
