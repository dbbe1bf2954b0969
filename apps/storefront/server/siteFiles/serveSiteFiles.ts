import type { ApiClient } from '@store/api-client'
import type { Context, Hono } from 'hono'
import { listContentPaths } from '../../app/ShopInfo.ts'
import { createValueCache } from '../caching/createValueCache.ts'
import { formatSitemap, type SitemapLimits, sitemapFilePattern, sitemapPath } from './formatSitemap.ts'
import { formatRobotsTxt, formatWebManifest, type WebManifestInput } from './siteFiles.ts'

/** The build of a language, and the client that reads in it. */
export interface LanguageBuildWithClient {
  readonly build: WebManifestInput
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
  readonly sites: readonly [LanguageBuildWithClient, ...LanguageBuildWithClient[]]
  /** Limits of a file of the sitemap. @default the limits of the protocol */
  readonly sitemapLimits?: SitemapLimits
  readonly now: () => number
}

const anHour = { 'cache-control': 'public, max-age=3600' } as const

/** Serves the files about the site as a whole: robots.txt, the sitemap, the manifest of each language, and redirects. */
export function serveSiteFiles(app: Hono, options: SiteFilesOptions): void {
  const { publicOrigin, indexablePaths, redirects, sites, sitemapLimits, now } = options
  const bases = sites.map(({ build }) => build.language.base)
  const [{ client }] = sites
  const shops = sites.map((site) =>
    createValueCache(async () => {
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
  // The sitemap is cached as text, because a large shop has hundreds of thousands of URLs.
  const sitemap = createValueCache(async () => {
    const [answer, described] = await Promise.all([client.settings.pages(), shops[0]?.()])
    if (!answer.ok || !described) return undefined
    const paths = [...indexablePaths, ...listContentPaths(described)]
    return formatSitemap(publicOrigin, { paths, pages: answer.value, bases }, sitemapLimits)
  }, now)
  const serveSitemap = async (c: Context) => {
    const files = await sitemap()
    // A sitemap without its products would make search engines drop them.
    if (!files) return c.text('Something went wrong', 503, { 'retry-after': '60' })
    const xml = files.get(c.req.path)
    if (xml === undefined) return c.text('Not found', 404)
    return c.body(xml, 200, { ...anHour, 'content-type': 'application/xml; charset=utf-8' })
  }
  app.get(sitemapPath, serveSitemap)
  app.get(sitemapFilePattern, serveSitemap)
  for (const [from, to] of Object.entries(redirects)) {
    app.get(from, (c) => c.redirect(to + new URL(c.req.url).search, 301))
  }
}
