import {
  array,
  boolean,
  check,
  literal,
  maxLength,
  nullable,
  object,
  optional,
  pipe,
  strictObject,
  string,
  transform,
  trim,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { countCharacters } from '../rules/countCharacters.ts'
import { maxSearchLength } from '../rules/giftLimits.ts'
import {
  encodeGiftListQuery,
  type GiftListQuery,
  giftListQueryFields,
  parseGiftListQuery,
} from './GiftListQuery.ts'
import { type GiftResultsPage, giftPageFields, parseGiftResultsPage } from './GiftResultsPage.ts'
import { type ProductCard, productCardsSchema } from './ProductCard.ts'

/** Query of a search. */
export interface SearchQuery extends GiftListQuery {
  /** Search text, at most 80 characters. @default everything in the catalogue */
  readonly text?: string | undefined
}

/** Result of a search. */
export interface SearchPage extends GiftResultsPage {
  /** The corrected search text, if the search corrected a spelling mistake. */
  readonly mended: string | undefined
  /** Words of the search that no gift matches and that were therefore ignored. */
  readonly leftOut: readonly string[]
  /** Whether no gift matches all words, so that the results match only some of them. */
  readonly isPart: boolean
  /** Popular gifts, offered when the search found nothing. */
  readonly bestSellers: readonly ProductCard[]
}

/** Parses a typed search text. */
export const searchTextSchema = pipe(
  string(),
  trim(),
  maxLength(4 * maxSearchLength),
  check((text) => countCharacters(text) <= maxSearchLength, `at most ${maxSearchLength} characters`),
)

/** GET search: gifts that match a text, the best match first. */
export const searchGifts = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/search',
  summary: 'Searches products by text, filtered and sorted.',
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({ q: optional(searchTextSchema, ''), ...giftListQueryFields }),
    transform(({ q, ...rest }) => ({ text: q, question: parseGiftListQuery(rest) })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      result: object({
        mended: nullable(string()),
        left_out: array(string()),
        is_part: boolean(),
        best_sellers: productCardsSchema,
        ...giftPageFields,
      }),
    }),
    transform(
      ({ result }): SearchPage => ({
        mended: result.mended ?? undefined,
        leftOut: result.left_out,
        isPart: result.is_part,
        bestSellers: result.best_sellers,
        ...parseGiftResultsPage(result),
      }),
    ),
  ),
  encode: ({ text = '', ...question }: SearchQuery) => ({
    ...(text !== '' && { q: text }),
    ...encodeGiftListQuery(question),
  }),
})
