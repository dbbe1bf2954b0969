import { maxLength, object, pipe, regex, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { productCardsSchema } from './ProductCard.ts'

/** GET products by id, as list cards; discontinued ones are left out (recently viewed). */
export const getProductCards = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/product-cards',
  summary: 'Returns products by id, in the order of the request; discontinued ones are left out.',
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({ nids: pipe(string(), maxLength(200), regex(/^\d{1,9}(,\d{1,9}){0,11}$/)) }),
    transform(({ nids }) => ({ ids: nids.split(',').map(Number) })),
  ),
  answer: pipe(
    object({ result: productCardsSchema }),
    transform(({ result }) => result),
  ),
  encode: ({ ids }: { readonly ids: readonly number[] }) => ({ nids: ids.join(',') }),
})
