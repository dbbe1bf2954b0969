import { object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type CategoryTile, categoryTilesSchema } from './CategoryTile.ts'
import { type ProductCard, productCardsSchema } from './ProductCard.ts'

/** Content of an empty cart. */
export interface BestSellers {
  readonly products: readonly ProductCard[]
  readonly categories: readonly CategoryTile[]
}

/** GET best sellers and categories for the empty cart (specification 1, section 7). */
export const getBestSellers = defineCall({
  method: 'GET',
  path: '/api/fa/facart/product-best-seller',
  summary: 'Returns the categories and best sellers that an empty cart shows.',
  specification: ['1, section 7, Cart: GET /api/fa/facart/product-best-seller'],
  caller: 'public',
  isCacheable: true,
  input: strictObject({}),
  answer: pipe(
    object({ result: object({ bestSellerProduct: productCardsSchema, category: categoryTilesSchema }) }),
    transform(
      ({ result }): BestSellers => ({ products: result.bestSellerProduct, categories: result.category }),
    ),
  ),
  encode: () => ({}),
})
