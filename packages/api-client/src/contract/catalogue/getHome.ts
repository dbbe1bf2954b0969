import { array, literal, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'
import { type Banner, bannersSchema } from './Banner.ts'
import { type CategoryTile, categoryTilesSchema } from './CategoryTile.ts'
import { type ProductCard, productCardsSchema } from './ProductCard.ts'
import { type ReviewWithProductLink, reviewsWithProductLinkSchema } from './Review.ts'

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
export interface HomePageContent {
  readonly banners: readonly Banner[]
  readonly categories: readonly CategoryTile[]
  readonly shelves: readonly HomeProductRow[]
  /** Popular gifts. */
  readonly bestSellers: readonly ProductCard[]
  /** Occasions, each with a page of its own. */
  readonly occasions: readonly CategoryTile[]
  /** Reviews, newest first. */
  readonly reviews: readonly ReviewWithProductLink[]
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
        banners: bannersSchema,
        categories: categoryTilesSchema,
        shelves: array(
          object({ id: string(), title: string(), href: localPathSchema, products: productCardsSchema }),
        ),
        best_sellers: optional(productCardsSchema, []),
        occasions: optional(categoryTilesSchema, []),
        reviews: optional(reviewsWithProductLinkSchema, []),
      }),
    }),
    transform(
      ({ result: { best_sellers, ...result } }): HomePageContent => ({
        ...result,
        bestSellers: best_sellers,
      }),
    ),
  ),
  encode: () => ({}),
})
