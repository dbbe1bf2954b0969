import {
  array,
  maxLength,
  minLength,
  object,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  trim,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema, type ProductId, productIdStringSchema } from '../wire/index.ts'

/** A city in the list. */
export interface CityListEntry {
  readonly id: string
  readonly city: string
  readonly state: string
  /** Whether the store (or the given product) delivers there now; closed cities are shown as not deliverable. */
  readonly isOpen: boolean
}

/**
 * GET get-city-list-all (specification 2, section 7): cities by the first character of a word of their name, the
 * biggest first.
 */
export const listCities = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/get-city-list-all',
  summary: 'Lists the cities of whose name a word begins with a letter; 0 marks those without delivery.',
  specification: [
    '1, section 7, Cart: closed-city list',
    '2, section 7: GET /api/{brand}/fa/get-city-list-all',
  ],
  caller: 'public',
  isEmbeddable: true,
  rateClass: 'availability',
  input: pipe(
    strictObject({
      search_char: pipe(string(), trim(), minLength(1), maxLength(1)),
      nid: optional(productIdStringSchema),
    }),
    transform(({ search_char, nid }) => ({ letter: search_char, productId: nid })),
  ),
  answer: pipe(
    object({
      result: array(
        object({ city_id: string(), city: string(), state: string(), lockdown: numericBooleanSchema }),
      ),
    }),
    transform(({ result }): readonly CityListEntry[] =>
      result.map(({ city_id, city, state, lockdown }) => ({ id: city_id, city, state, isOpen: lockdown })),
    ),
  ),
  encode: ({
    letter,
    productId,
  }: {
    readonly letter: string
    /** Marks the cities that this product cannot be delivered to as closed. */
    readonly productId?: ProductId | undefined
  }) => ({ search_char: letter, ...(productId === undefined ? {} : { nid: String(productId) }) }),
})
