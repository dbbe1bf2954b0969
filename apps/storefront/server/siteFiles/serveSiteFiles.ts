import type { ApiClient } from '@store/api-client'
import type { Hono } from 'hono'
import { contentPathsOf } from '../../app/ShopInfo.ts'
import { createRevalidatingCache } from '../caching/createRevalidatingCache.ts'
import { formatRobotsTxt, formatSitemapXml, formatWebManifest } from './siteFiles.ts'

/** Options of `serveSiteFiles`. */
export interface SiteFilesOptions {
  readonly publicOrigin: string
  readonly brandName: string
  /** Paths of the shop's own pages that search engines may index. */
  readonly indexablePaths: readonly string[]
  /** Permanent redirects by path. */
  readonly redirects: Readonly<Record<string, string>>
  /** First part of the paths of each language; the default's is empty. */
  readonly bases: readonly string[]
  readonly client: Pick<ApiClient, 'settings'>
  readonly now: () => number
}

const anHour = { 'cache-control': 'public, max-age=3600' } as const

/** Serves the files about the site as a whole: robots.txt, the sitemap, the manifest, and redirects. */
export function serveSiteFiles(app: Hono, options: SiteFilesOptions): void {
  const { publicOrigin, brandName, indexablePaths, redirects, bases, client, now } = options
  const pages = createRevalidatingCache(async () => {
    const answer = await client.settings.pages()
    return answer.ok ? answer.value : undefined
  }, now)

  const shop = createRevalidatingCache(async () => {
    const answer = await client.settings.shop()
    return answer.ok ? answer.value : undefined
  }, now)

  app.get('/robots.txt', (c) => c.text(formatRobotsTxt(publicOrigin, bases), 200, anHour))
  app.get('/manifest.webmanifest', async (c) => {
    const described = await shop()
    const text = formatWebManifest(described?.name ?? brandName, described?.hero?.text)
    return c.body(text, 200, { ...anHour, 'content-type': 'application/manifest+json' })
  })
  app.get('/sitemap.xml', async (c) => {
    const [found, described] = await Promise.all([pages(), shop()])
    // A sitemap without its products would make search engines drop them.
    if (!found || !described) return c.text('Something went wrong', 503, { 'retry-after': '60' })
    const paths = [...indexablePaths, ...contentPathsOf(described)]
    return c.body(formatSitemapXml(publicOrigin, { paths, pages: found, bases }), 200, {
      ...anHour,
      'content-type': 'application/xml; charset=utf-8',
    })
  })
  for (const [from, to] of Object.entries(redirects)) {
    app.get(from, (c) => c.redirect(to + new URL(c.req.url).search, 301))
  }
}
