import { integer, minValue, number, object, pipe, record, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'

/** An occasion a greeting card is written for. */
export interface Occasion {
  readonly id: number
  readonly name: string
}

/** GET the occasions of a greeting card (specification 2, section 3: a map of name to id). */
export const getOccasions = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/greeting-occasions',
  summary: 'Lists the occasions of a greeting card.',
  specification: ['2, section 7: Fetch greeting occasion list'],
  caller: 'public',
  isCacheable: true,
  input: strictObject({}),
  answer: pipe(
    object({ result: record(string(), pipe(number(), integer(), minValue(1))) }),
    transform(({ result }): readonly Occasion[] =>
      Object.entries(result).flatMap(([name, id]) => (id === undefined ? [] : [{ id, name }])),
    ),
  ),
  encode: () => ({}),
})
