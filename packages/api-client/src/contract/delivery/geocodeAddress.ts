import { literal, maxLength, pipe, strictObject, string, transform, trim } from 'valibot'
import { defineCall } from '../call/index.ts'
import { placeSuggestionsResponseSchema } from './PlaceSuggestion.ts'

/** POST get_address_info (specification 2, section 7): the candidate locations of a whole address, best first. */
export const geocodeAddress = defineCall({
  method: 'POST',
  path: '/api/get_address_info',
  summary: 'Finds candidate locations for a whole address.',
  specification: ['2, section 7: POST /get_address_info'],
  caller: 'public',
  isIdempotent: true,
  isEmbeddable: true,
  rateClass: 'location',
  input: pipe(
    strictObject({ searchtext: pipe(string(), trim(), maxLength(300)), merchant: literal(1) }),
    transform(({ searchtext }) => ({ text: searchtext })),
  ),
  answer: placeSuggestionsResponseSchema,
  encode: ({ text }: { readonly text: string }) => ({ searchtext: text, merchant: 1 as const }),
})
