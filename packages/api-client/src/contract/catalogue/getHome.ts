import { array, literal, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPath } from '../wire/index.ts'
import { type Banner, banners } from './Banner.ts'
import { type CategoryTile, categoryTiles } from './CategoryTile.ts'
import { type ProductCard, productCards } from './ProductCard.ts'
import { type ListedReview, listedReviews } from './Review.ts'

/** A shelf of the home page. */
export interface HomeProductRow {
  /** Stable name of the shelf, fit for an anchor. */
  readonly id: string
  readonly title: string
  /** Address of the category the shelf is the first of. */
  readonly href: string
  readonly products: readonly ProductCard[]
}

/** What the home page shows. */
export interface Home {
  readonly banners: readonly Banner[]
  readonly categories: readonly CategoryTile[]
  readonly shelves: readonly HomeProductRow[]
  /** Popular gifts. */
  readonly bestSellers: readonly ProductCard[]
  /** What gifts are for, each with a page of its own. */
  readonly occasions: readonly CategoryTile[]
  /** What shoppers said, the newest first. */
  readonly reviews: readonly ListedReview[]
}

/** GET home page: banners, categories with their first products, best sellers, occasions and reviews. */
export const getHome = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/home-page',
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      result: object({
        banners,
        categories: categoryTiles,
        shelves: array(object({ id: string(), title: string(), href: localPath, products: productCards })),
        best_sellers: optional(productCards, []),
        occasions: optional(categoryTiles, []),
        reviews: optional(listedReviews, []),
      }),
    }),
    transform(({ result: { best_sellers, ...result } }): Home => ({ ...result, bestSellers: best_sellers })),
  ),
  encode: () => ({}),
})
