import { array, literal, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'
import { type Banner, banners } from './Banner.ts'
import { type CategoryTile, categoryTiles } from './CategoryTile.ts'
import { type ProductCard, productCards } from './ProductCard.ts'
import { type ListedReview, listedReviews } from './Review.ts'

/** A product row of the home page. */
export interface HomeProductRow {
  /** Stable id of the row, usable as an anchor. */
  readonly id: string
  readonly title: string
  /** URL of the category whose first products the row shows. */
  readonly href: string
  readonly products: readonly ProductCard[]
}

/** Content of the home page. */
export interface Home {
  readonly banners: readonly Banner[]
  readonly categories: readonly CategoryTile[]
  readonly shelves: readonly HomeProductRow[]
  /** Popular gifts. */
  readonly bestSellers: readonly ProductCard[]
  /** Occasions, each with a page of its own. */
  readonly occasions: readonly CategoryTile[]
  /** Reviews, newest first. */
  readonly reviews: readonly ListedReview[]
}

/** GET home page: banners, categories with their first products, best sellers, occasions and reviews. */
export const getHome = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/home-page',
  summary: 'Returns the content of the home page.',
  caller: 'public',
  isCacheable: true,
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      result: object({
        banners,
        categories: categoryTiles,
        shelves: array(
          object({ id: string(), title: string(), href: localPathSchema, products: productCards }),
        ),
        best_sellers: optional(productCards, []),
        occasions: optional(categoryTiles, []),
        reviews: optional(listedReviews, []),
      }),
    }),
    transform(({ result: { best_sellers, ...result } }): Home => ({ ...result, bestSellers: best_sellers })),
  ),
  encode: () => ({}),
})
