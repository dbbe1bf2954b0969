import type { SitemapPages } from '@store/api-client/contract/settings'

/** Content of the sitemap. */
export interface SitemapContent {
  readonly paths: readonly string[]
  readonly pages: SitemapPages
  /** Path prefix of each language. */
  readonly bases: readonly string[]
}

/** Maximum number of URLs and bytes of a file. */
export interface SitemapLimits {
  readonly urls: number
  readonly bytes: number
}

/** The limits of the sitemap protocol (sitemaps.org). */
export const protocolLimits: SitemapLimits = { urls: 50_000, bytes: 50 * 1024 * 1024 }

/** Path of the sitemap. */
export const sitemapPath = '/sitemap.xml'

/** Pattern of the paths of the files that a sitemap index lists. */
export const sitemapFilePattern = '/:file{sitemap-[0-9]+\\.xml}'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const xmlns = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const listStart = `${declaration}<urlset ${xmlns}>\n`
const listEnd = '</urlset>\n'

/**
 * Formats the sitemap as files by path: the shop's own pages, its categories and its products, each once in each
 * language. Above the limits of a file, `/sitemap.xml` is an index of further files.
 *
 * @param limits Limits of a file. @default the limits of the protocol
 */
export function formatSitemap(
  origin: string,
  content: SitemapContent,
  limits: SitemapLimits = protocolLimits,
): ReadonlyMap<string, string> {
  const lists = splitEntries(listEntries(origin, content), limits).map(
    (entries) => `${listStart}${entries.join('')}${listEnd}`,
  )
  const [first = `${listStart}${listEnd}`] = lists
  if (lists.length <= 1) return new Map([[sitemapPath, first]])
  const files = lists.map((list, at) => [`/sitemap-${at + 1}.xml`, list] as const)
  const entries = files.map(([path]) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>\n`)
  const index = `${declaration}<sitemapindex ${xmlns}>\n${entries.join('')}</sitemapindex>\n`
  return new Map([[sitemapPath, index], ...files])
}

function listEntries(origin: string, { paths, pages, bases }: SitemapContent): readonly string[] {
  const neutral = [...paths, ...[...pages.categories, ...pages.products].map(({ href }) => href)]
  const hrefs = new Set(
    bases.flatMap((base) => neutral.map((href) => (base !== '' && href === '/' ? base : base + href))),
  )
  return [...hrefs].map((href) => `<url><loc>${escapeXml(new URL(href, origin).href)}</loc></url>\n`)
}

function splitEntries(entries: readonly string[], limits: SitemapLimits): readonly (readonly string[])[] {
  const lists: string[][] = []
  let list: string[] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    // URLs are ASCII, so a character is a byte.
    if (list.length === limits.urls || bytes + entry.length > limits.bytes) {
      list = []
      lists.push(list)
      bytes = listStart.length + listEnd.length
    }
    list.push(entry)
    bytes += entry.length
  }
  return lists
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')
