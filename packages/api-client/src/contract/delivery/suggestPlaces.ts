import {
  integer,
  maxLength,
  maxValue,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
  trim,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { india } from '../rules/isPincode.ts'
import { predictions } from './PlaceSuggestion.ts'

/** What was typed of a place. */
export interface PlaceSearch {
  /** From 3 characters on (specification 2, section 5). */
  readonly text: string
  /** ISO numeric country to look in. @default 356 */
  readonly country?: number | undefined
}

/** POST suggest_locations (specification 2, section 7): places that fit a text; the location service's key stays on the server. */
export const suggestPlaces = defineCall({
  method: 'POST',
  path: '/api/suggest_locations',
  input: pipe(
    strictObject({
      searchtext: pipe(string(), trim(), maxLength(100)),
      country: optional(pipe(number(), integer(), minValue(1), maxValue(999)), india),
    }),
    transform(({ searchtext, country }) => ({ text: searchtext, country })),
  ),
  answer: pipe(
    object({ data: object({ status: picklist(['OK', 'ZERO_RESULTS']), predictions }) }),
    transform(({ data }) => data.predictions),
  ),
  encode: ({ text, country = india }: PlaceSearch) => ({ searchtext: text, country }),
})
