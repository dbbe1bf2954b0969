import { literal, nullable, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductPicture, picture } from '../wire/index.ts'
import {
  encodeGiftListQuery,
  type GiftListQuery,
  giftListQueryFields,
  parseGiftListQuery,
} from './GiftListQuery.ts'
import { type GiftPage, giftPageFields, parseGiftPage } from './GiftPage.ts'
import { slug } from './slug.ts'

/** A category's page: gifts of one kind. */
export interface Category extends GiftPage {
  readonly title: string
  /** One sentence on what is found here. */
  readonly intro: string
  readonly picture: ProductPicture | undefined
}

/** Which gifts of a category are asked for. */
export interface CategoryQuery extends GiftListQuery {
  /** Last part of its address. */
  readonly category: string
}

/** GET category page: a category by the last part of its address, with a page of its products. */
export const getCategory = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/category-page/{category}',
  input: pipe(
    strictObject({ category: slug, ...giftListQueryFields }),
    transform(({ category, ...rest }) => ({ category, question: parseGiftListQuery(rest) })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      result: object({
        title: string(),
        intro: string(),
        picture: optional(nullable(picture)),
        ...giftPageFields,
      }),
    }),
    transform(
      ({ result }): Category => ({
        title: result.title,
        intro: result.intro,
        picture: result.picture ?? undefined,
        ...parseGiftPage(result),
      }),
    ),
  ),
  encode: ({ category, ...question }: CategoryQuery) => ({ category, ...encodeGiftListQuery(question) }),
})
