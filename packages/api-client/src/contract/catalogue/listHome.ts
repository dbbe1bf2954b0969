import { array, literal, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPath } from '../wire/index.ts'
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

/** GET home page: the shelves of products it shows. */
export const listHome = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/home-page',
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      result: array(object({ id: string(), title: string(), href: localPath, products: productCards })),
    }),
    transform(({ result }): readonly Shelf[] => result),
  ),
  encode: () => ({}),
})
