import { literal, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { getCategory } from './getCategory.ts'
import { urlSlugSchema } from './urlSlugSchema.ts'

/**
 * GET the data of a page at its own URL, as a native app requests it (specification 1, section 7:
 * `/api/{brand}{url}` and `/api/{brand}{banner url}` with fa_source=app): the first page of a category's gifts. A
 * product page is available at its own URL as well.
 */
export const getMobileAppPage = defineCall({
  method: 'GET',
  path: '/api/{brand}/{category}',
  summary: 'Returns the data of a category page at the path of that page, for native apps.',
  specification: [
    '1, section 7, Cart: GET /api/{brand}{url} in app webviews: any other page of gifts',
    '1, section 7, Delivery, wishlist, location: GET /api/{brand}{banner url}',
  ],
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({
      category: urlSlugSchema,
      fa_source: literal('app'),
      metainfo: literal('1'),
      rsource: literal('mob'),
    }),
    transform(({ category }) => ({ category })),
  ),
  answer: getCategory.answer,
  encode: ({ category }: { readonly category: string }) => ({
    category,
    fa_source: 'app' as const,
    metainfo: '1' as const,
    rsource: 'mob' as const,
  }),
})
