import { sitemapMessages } from '#messages/sitemapMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { footerGroups } from '../../layout/footerGroups.ts'

/** Every page of the shop, by section. */
export interface SitemapData {
  readonly parts: readonly {
    readonly title: string
    readonly links: readonly { readonly text: string; readonly href: string }[]
  }[]
}

/** Loads every page of the catalogue; the other pages are those of the footer. */
export async function loadSitemap({ client, shop }: LoaderContext): Promise<LoaderResult<SitemapData>> {
  const answer = await client.settings.pages()
  if (!answer.ok) return { kind: 'failed' }
  const { categories, products } = answer.value
  const kinds = categories.map(({ title, href }) => ({
    title,
    links: [
      { text: title, href },
      ...products
        .filter(({ category }) => category === href)
        .map((product) => ({ text: product.title, href: product.href })),
    ],
  }))
  const hasCorporatePage = categories.some(({ href }) => href === hrefs.corporate())
  const own: SitemapData['parts'] = footerGroups(shop, hasCorporatePage).map(({ title, links }) => ({
    title,
    // Other sites have their own sitemaps.
    links: links.filter(({ href }) => href.startsWith('/') && href !== '/sitemap.html'),
  }))
  const home = { title: sitemapMessages.shop, links: [{ text: sitemapMessages.home, href: '/' }] }
  return { kind: 'page', data: { parts: [home, ...kinds, ...own] } }
}
