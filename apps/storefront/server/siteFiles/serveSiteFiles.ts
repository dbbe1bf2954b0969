import type { ApiClient } from '@store/api-client'
import type { Hono } from 'hono'
import { contentPathsOf } from '../../app/ShopInfo.ts'
import { createRevalidatingCache } from '../caching/createRevalidatingCache.ts'
import { formatRobotsTxt, formatSitemapXml, formatWebManifest, type ManifestBuild } from './siteFiles.ts'

/** The build of a language, and the client that reads in it. */
export interface LanguageSite {
  readonly build: ManifestBuild
  readonly client: Pick<ApiClient, 'settings'>
}

/** Options of `serveSiteFiles`. */
export interface SiteFilesOptions {
  readonly publicOrigin: string
  /** Paths of the shop's own pages that search engines may index. */
  readonly indexablePaths: readonly string[]
  /** Permanent redirects by path. */
  readonly redirects: Readonly<Record<string, string>>
  /** The build and the client of each language, the default first. */
  readonly sites: readonly [LanguageSite, ...LanguageSite[]]
  readonly now: () => number
}

const anHour = { 'cache-control': 'public, max-age=3600' } as const

/** Serves the files about the site as a whole: robots.txt, the sitemap, the manifest of each language, and redirects. */
export function serveSiteFiles(app: Hono, options: SiteFilesOptions): void {
  const { publicOrigin, indexablePaths, redirects, sites, now } = options
  const bases = sites.map(({ build }) => build.language.base)
  const [{ client }] = sites
  const pages = createRevalidatingCache(async () => {
    const answer = await client.settings.pages()
    return answer.ok ? answer.value : undefined
  }, now)

  const shops = sites.map((site) =>
    createRevalidatingCache(async () => {
      const answer = await site.client.settings.shop()
      return answer.ok ? answer.value : undefined
    }, now),
  )

  app.get('/robots.txt', (c) => c.text(formatRobotsTxt(publicOrigin, bases), 200, anHour))
  for (const [index, { build }] of sites.entries())
    app.get(`${build.language.base}/manifest.webmanifest`, async (c) =>
      c.body(formatWebManifest(build, await shops[index]?.()), 200, {
        ...anHour,
        'content-type': 'application/manifest+json',
      }),
    )
  app.get('/sitemap.xml', async (c) => {
    const [found, described] = await Promise.all([pages(), shops[0]?.()])
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
