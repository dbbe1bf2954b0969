import type { ApiClient } from '@store/api-client'
import type { Hono } from 'hono'
import { createRevalidatingCache } from '../caching/createRevalidatingCache.ts'
import { formatRobotsTxt, formatSitemapXml, formatWebManifest, type ManifestBuild } from './siteFiles.ts'

/** Options of `serveSiteFiles`. */
export interface SiteFilesOptions {
  readonly publicOrigin: string
  /** Paths of the shop's own pages that search engines may index. */
  readonly indexablePaths: readonly string[]
  /** Permanent redirects by path. */
  readonly redirects: Readonly<Record<string, string>>
  /** The build of each language. */
  readonly builds: readonly ManifestBuild[]
  readonly client: Pick<ApiClient, 'settings'>
  readonly now: () => number
}

const anHour = { 'cache-control': 'public, max-age=3600' } as const

/** Serves the files about the site as a whole: robots.txt, the sitemap, the manifest of each language, and redirects. */
export function serveSiteFiles(app: Hono, options: SiteFilesOptions): void {
  const { publicOrigin, indexablePaths, redirects, builds, client, now } = options
  const bases = builds.map(({ language }) => language.base)
  const pages = createRevalidatingCache(async () => {
    const answer = await client.settings.pages()
    return answer.ok ? answer.value : undefined
  }, now)

  app.get('/robots.txt', (c) => c.text(formatRobotsTxt(publicOrigin, bases), 200, anHour))
  for (const build of builds)
    app.get(`${build.language.base}/manifest.webmanifest`, (c) =>
      c.body(formatWebManifest(build), 200, { ...anHour, 'content-type': 'application/manifest+json' }),
    )
  app.get('/sitemap.xml', async (c) => {
    const found = await pages()
    // A sitemap without its products would make search engines drop them.
    if (!found) return c.text('Something went wrong', 503, { 'retry-after': '60' })
    return c.body(formatSitemapXml(publicOrigin, { paths: indexablePaths, pages: found, bases }), 200, {
      ...anHour,
      'content-type': 'application/xml; charset=utf-8',
    })
  })
  for (const [from, to] of Object.entries(redirects)) {
    app.get(from, (c) => c.redirect(to + new URL(c.req.url).search, 301))
  }
}
