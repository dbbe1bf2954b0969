import { array, literal, object, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { localPathSchema } from '../wire/index.ts'

/** A page of the catalogue. */
export interface SitePage {
  readonly href: string
  readonly title: string
}

/** Every page of the catalogue. */
export interface SitemapPages {
  readonly categories: readonly SitePage[]
  /** The products, each with the URL of its category. */
  readonly products: readonly (SitePage & { readonly category: string })[]
}

const page = { href: localPathSchema, title: string() }

/** GET every page of the catalogue, for /sitemap.xml. */
export const listSitemapPages = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/site-pages',
  summary: 'Lists the URLs of all pages, for sitemaps.',
  caller: 'public',
  isCacheable: true,
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      result: object({
        categories: array(object(page)),
        products: array(object({ ...page, category: localPathSchema })),
      }),
    }),
    transform(({ result }): SitemapPages => result),
  ),
  encode: () => ({}),
})
