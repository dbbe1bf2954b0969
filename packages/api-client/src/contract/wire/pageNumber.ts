import { integer, maxValue, minValue, number, optional, pipe, regex, string, transform } from 'valibot'

const page = pipe(number(), integer(), minValue(1), maxValue(10_000))

/** Reads `current_page` of a body, 1 first. @default 1 */
export const pageNumber = optional(page, 1)

/** Reads `current_page` of a query, where everything is text. @default 1 */
export const pageNumberText = optional(pipe(string(), regex(/^\d{1,5}$/), transform(Number), page), '1')
