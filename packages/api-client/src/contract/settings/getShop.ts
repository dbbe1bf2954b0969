import { literal, object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { shopSchema } from './Shop.ts'

/** GET how the shop describes itself: name, contacts, hero, claims, links and content pages. */
export const getShop = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/shop',
  summary: 'Returns how the shop describes itself, in the language of the request.',
  caller: 'public',
  isCacheable: true,
  input: strictObject({}),
  answer: pipe(
    object({ status: literal(true), result: shopSchema }),
    transform(({ result }) => result),
  ),
  encode: () => ({}),
})
