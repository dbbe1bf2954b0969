import { literal, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { getCategory } from './getCategory.ts'
import { slug } from './slug.ts'

/**
 * GET the data of a page at its own address, as a native shell asks for it (specification 1, section 7:
 * `/api/{brand}{url}` and `/api/{brand}{banner url}` with fa_source=app): the first page of a category's gifts. A
 * product's page stands at its own address as well.
 */
export const getAppPage = defineCall({
  method: 'GET',
  path: '/api/{brand}/{category}',
  input: pipe(
    strictObject({
      category: slug,
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
