import { object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductId, productIdStringSchema } from '../wire/index.ts'
import { productCardsSchema } from './ProductCard.ts'

/** GET products recommended to shoppers who view a product (specification 2, section 7). */
export const getRecommended = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/recommendations',
  summary: 'Returns recommendations for a product.',
  specification: ['2, section 7: Fetch recommendations'],
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({ nid: productIdStringSchema }),
    transform(({ nid }) => ({ productId: nid })),
  ),
  answer: pipe(
    object({ result: productCardsSchema }),
    transform(({ result }) => result),
  ),
  encode: ({ productId }: { readonly productId: ProductId }) => ({ nid: String(productId) }),
})
