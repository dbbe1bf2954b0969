import { array, literal, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPath } from '../wire/index.ts'
import { type Banner, banners } from './Banner.ts'
import { type CategoryTile, categoryTiles } from './CategoryTile.ts'
import { type ProductCard, productCards } from './ProductCard.ts'

/** A shelf of the home page. */
export interface Shelf {
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
  readonly shelves: readonly Shelf[]
}

/** GET home page: its banners, the categories there are, and shelves of their first products. */
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
      }),
    }),
    transform(({ result }): Home => result),
  ),
  encode: () => ({}),
})
