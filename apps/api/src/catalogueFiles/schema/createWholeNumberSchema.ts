import { integer, maxValue, minValue, number, pipe } from 'valibot'

/** A whole number from `least` to `most`: days, units, hours. */
export const createWholeNumberSchema = (least: number, most: number) =>
  pipe(
    number(),
    integer('a whole number'),
    minValue(least, `at least ${least}`),
    maxValue(most, `at most ${most}`),
  )
