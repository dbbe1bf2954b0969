import {
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  trim,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { indiaIsoCode } from '../rules/isPincode.ts'
import { toAsciiDigits } from '../rules/toAsciiDigits.ts'
import { type ProductId, productIdStringSchema } from '../wire/index.ts'
import { placeSuggestionsResponseSchema } from './PlaceSuggestion.ts'

/** Longest text that is searched, in UTF-16 code units. */
const maxSearchText = 100

/** A search for a location. */
export interface PlaceSearch {
  /** At least 3 characters (specification 2, section 5); of a longer text, only the beginning is searched. */
  readonly text: string
  /** ISO numeric country to search in. @default 356 */
  readonly country?: number | undefined
  /** Lists the locations this product can be delivered to first. @default those of any product */
  readonly productId?: ProductId | undefined
}

/**
 * POST suggest_locations (specification 2, section 7): locations that match a text, best first; the location
 * service's API key stays on the server.
 */
export const suggestPlaces = defineCall({
  method: 'POST',
  path: '/api/suggest_locations',
  summary: 'Suggests locations for a text.',
  specification: ['2, section 7: POST /suggest_locations'],
  caller: 'public',
  isIdempotent: true,
  isEmbeddable: true,
  rateClass: 'location',
  input: pipe(
    strictObject({
      searchtext: pipe(string(), trim(), maxLength(maxSearchText)),
      country: optional(pipe(number(), integer(), minValue(1), maxValue(999)), indiaIsoCode),
      nid: optional(productIdStringSchema),
    }),
    transform(({ searchtext, country, nid }) => ({ text: searchtext, country, productId: nid })),
  ),
  answer: placeSuggestionsResponseSchema,
  encode: ({ text, country = indiaIsoCode, productId }: PlaceSearch) => ({
    ...{ searchtext: toAsciiDigits(text).trimStart().slice(0, maxSearchText), country },
    ...(productId === undefined ? {} : { nid: String(productId) }),
  }),
})
