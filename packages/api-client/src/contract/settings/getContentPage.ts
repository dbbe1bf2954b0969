import { literal, maxLength, object, pipe, regex, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { contentPageSchema } from './ContentPage.ts'
import { contentPagePathPattern } from './contentPagePaths.ts'

/** GET a content page that the shop describes, by its path (specification 1, section 2: Footer). */
export const getContentPage = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/content-page',
  summary: 'Returns a content page of the shop, in the language of the request.',
  caller: 'public',
  isCacheable: true,
  input: strictObject({ path: pipe(string(), maxLength(100), regex(contentPagePathPattern)) }),
  answer: pipe(
    object({ status: literal(true), result: contentPageSchema }),
    transform(({ result }) => result),
  ),
  encode: (asked: { readonly path: string }) => asked,
})
