import { check, literal, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { contentPage } from './ContentPage.ts'
import { isContentPagePath } from './contentPagePaths.ts'

/** GET a content page that the shop describes, by its path (specification 1, section 2: Footer). */
export const getContentPage = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/content-page',
  summary: 'Returns a content page of the shop, in the language of the request.',
  specification: ['1, section 2, Footer'],
  caller: 'public',
  isCacheable: true,
  input: strictObject({ path: pipe(string(), check(isContentPagePath, 'a path of a content page')) }),
  answer: pipe(
    object({ status: literal(true), result: contentPage }),
    transform(({ result }) => result),
  ),
  encode: (asked: { readonly path: string }) => asked,
})
