import { literal, object, optional, picklist, pipe, strictObject, transform, union } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'
import { type Product, productInfoSchema } from './Product.ts'
import { urlSlugSchema } from './urlSlugSchema.ts'

/** Content of a product's URL. */
export type ProductPage =
  | { readonly kind: 'product'; readonly product: Product }
  | { readonly kind: 'moved'; readonly status: 301 | 302; readonly href: string }

/** GET product page data (specification 2, section 7): metainfo=1, rsource web or mob. */
export const getProductPage = defineCall({
  method: 'GET',
  path: '/api/{brand}/p/{type}/{slug}',
  summary: 'Returns the page of a product, or the URL it has moved to.',
  specification: [
    '1, section 7, Cart: GET /api/{brand}{url} in app webviews: a product',
    '2, section 7: Product page data fetch',
  ],
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({
      type: urlSlugSchema,
      slug: urlSlugSchema,
      metainfo: literal('1'),
      rsource: picklist(['web', 'mob']),
      fa_source: optional(literal('app')),
    }),
    transform(({ type, slug }) => ({ type, slug })),
  ),
  answer: union([
    pipe(
      object({ status: picklist([301, 302]), redirect: localPathSchema }),
      transform(({ status, redirect }): ProductPage => ({ kind: 'moved', status, href: redirect })),
    ),
    pipe(
      object({ status: literal(200), data: productInfoSchema }),
      transform(({ data }): ProductPage => ({ kind: 'product', product: data })),
    ),
  ]),
  encode: ({ type, slug }: { readonly type: string; readonly slug: string }) => ({
    type,
    slug,
    metainfo: '1' as const,
    rsource: 'web' as const,
  }),
})
