import { integer, maxValue, minValue, number, optional, pipe, regex, string, transform } from 'valibot'

const page = pipe(number(), integer(), minValue(1), maxValue(10_000))

/** Parses `current_page` of a body, starting at 1. @default 1 */
export const pageNumberSchema = optional(page, 1)

/** Parses `current_page` of a query, where everything is text. @default 1 */
export const pageNumberQuerySchema = optional(
  pipe(string(), regex(/^\d{1,5}$/), transform(Number), page),
  '1',
)
