import { sitemapMessages } from '#messages/sitemapMessages.ts'
import type { LoaderContext, LoaderResult } from '../../Loader.ts'
import { listFooterGroups } from '../../layout/listFooterGroups.ts'

/** The categories and the shop's own pages, by section. */
export interface SitemapData {
  readonly parts: readonly {
    readonly title: string
    readonly links: readonly { readonly text: string; readonly href: string }[]
  }[]
}

/**
 * Loads the categories with the filtered links of their menus; the other pages are those of the footer. Products are
 * not listed, because the page would grow with the catalogue; the pages of their categories link to them.
 */
export async function loadSitemap({ client, shop }: LoaderContext): Promise<LoaderResult<SitemapData>> {
  const [menus, site] = await Promise.all([client.catalogue.menus(), client.settings.get()])
  if (!menus.ok || !site.ok) return { kind: 'failed' }
  const categories = menus.value.map(({ title, href, groups }) => ({
    title,
    links: [
      { text: title, href },
      ...groups.flatMap(({ links }) => links.map((link) => ({ text: link.title, href: link.href }))),
    ],
  }))
  const own: SitemapData['parts'] = listFooterGroups(shop, site.value.hasCorporatePage).map(
    ({ title, links }) => ({
      title,
      // Lists only paths of this site; other sites have sitemaps of their own.
      links: links.filter(({ href }) => href.startsWith('/') && href !== '/sitemap.html'),
    }),
  )
  const home = { title: sitemapMessages.shop, links: [{ text: sitemapMessages.home, href: '/' }] }
  return { kind: 'page', data: { parts: [home, ...categories, ...own] } }
}
