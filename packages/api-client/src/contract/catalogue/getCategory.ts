import { literal, nullable, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductPicture, pictureSchema, withFallback } from '../wire/index.ts'
import {
  encodeGiftListQuery,
  type GiftListQuery,
  giftListQueryFields,
  parseGiftListQuery,
} from './GiftListQuery.ts'
import { type GiftResultsPage, giftPageFields, parseGiftResultsPage } from './GiftResultsPage.ts'
import { urlSlugSchema } from './urlSlugSchema.ts'

/** A category's page: gifts of one kind. */
export interface Category extends GiftResultsPage {
  readonly title: string
  /** One sentence about the category. */
  readonly intro: string
  readonly picture: ProductPicture | undefined
}

/** Query for the gifts of a category. */
export interface CategoryQuery extends GiftListQuery {
  /** Last part of the category's URL. */
  readonly category: string
}

/** GET category page: a category by the last part of its URL, with a page of its products. */
export const getCategory = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/category-page/{category}',
  summary: 'Returns a page of the products in a category, filtered and sorted.',
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({ category: urlSlugSchema, ...giftListQueryFields }),
    transform(({ category, ...rest }) => ({ category, question: parseGiftListQuery(rest) })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      result: object({
        title: string(),
        intro: string(),
        picture: optional(nullable(withFallback(pictureSchema, null))),
        ...giftPageFields,
      }),
    }),
    transform(
      ({ result }): Category => ({
        title: result.title,
        intro: result.intro,
        picture: result.picture ?? undefined,
        ...parseGiftResultsPage(result),
      }),
    ),
  ),
  encode: ({ category, ...question }: CategoryQuery) => ({ category, ...encodeGiftListQuery(question) }),
})
