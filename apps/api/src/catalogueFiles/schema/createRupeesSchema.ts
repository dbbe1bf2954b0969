import { check, maxValue, minValue, number, pipe, transform } from 'valibot'

const toPaise = (rupees: number) => Math.round(rupees * 100)

const isWholePaise = (rupees: number) => Math.abs(rupees * 100 - toPaise(rupees)) < 1e-6

/** An amount from `least` to `most` rupees in a common format, such as 749 or 749.50; the result is in paise. */
export const createRupeesSchema = (least: number, most: number) =>
  pipe(
    number(),
    minValue(least, `at least ${least} rupees`),
    maxValue(most, `at most ${most} rupees`),
    check(isWholePaise, 'rupees with at most two decimals, such as 749 or 749.50'),
    transform(toPaise),
  )

/** A price in rupees; the result is in paise. */
export const rupeePriceSchema = createRupeesSchema(1, 99_999)
