import { array, integer, number, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'

/** A country the store delivers to. */
export interface DeliveryCountry {
  /** ISO numeric code, the cookie `fc_cn`. */
  readonly number: number
  readonly name: string
}

/** GET the countries the store delivers to, India first. */
export const listCountries = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/delivery-countries',
  summary: 'Lists the countries of delivery.',
  caller: 'public',
  isEmbeddable: true,
  input: strictObject({}),
  answer: pipe(
    object({ result: array(object({ id: pipe(number(), integer()), name: string() })) }),
    transform(({ result }): readonly DeliveryCountry[] =>
      result.map(({ id, name }) => ({ number: id, name })),
    ),
  ),
  encode: () => ({}),
})
