import type { Shop, SitePages } from '@store/api-client/contract/settings'
import type { HostBuild } from '../HostBuild.ts'

/** Paths that search engines must not crawl: personal pages, and paths that are no page. */
const closed = ['/cart', '/checkout', '/account', '/order/', '/orders/', '/wishlist', '/currency']

/** Formats /robots.txt: allows everything but personal pages, and image previews. */
export const formatRobotsTxt = (origin: string, bases: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /api/pictures/',
    'Disallow: /api/',
    'Disallow: /language/',
    ...bases.flatMap((base) => closed.map((path) => `Disallow: ${base}${path}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

/** What the sitemap lists. */
export interface SitemapContent {
  readonly paths: readonly string[]
  readonly pages: SitePages
  /** First part of the paths of each language. */
  readonly bases: readonly string[]
}

/** Formats /sitemap.xml: the shop's own pages, its categories and its products, each once in each language. */
export function formatSitemapXml(origin: string, { paths, pages, bases }: SitemapContent): string {
  const neutral = [...paths, ...[...pages.categories, ...pages.products].map(({ href }) => href)]
  const hrefs = new Set(
    bases.flatMap((base) => neutral.map((href) => (base !== '' && href === '/' ? base : base + href))),
  )
  const places = [...hrefs].map((href) => `<url><loc>${escapeXml(new URL(href, origin).href)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${places.join('\n')}\n</urlset>\n`
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')

/** What the web manifest of a language needs from its build. */
export type ManifestBuild = Pick<HostBuild, 'brand' | 'language' | 'documentMessages' | 'localHref'>

/** Formats the web manifest of a language, by which the shop can be installed on a home screen. */
export const formatWebManifest = (
  { brand, language: { code }, documentMessages: { manifest }, localHref }: ManifestBuild,
  { name = brand.name, hero }: Partial<Pick<Shop, 'name' | 'hero'>> = {},
): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: hero?.text,
    // One app, whatever the language in which it was installed.
    id: '/',
    start_url: localHref('/?utm_source=home-screen'),
    scope: '/',
    display: 'standalone',
    lang: `${code}-IN`,
    theme_color: '#FFFCF7',
    background_color: '#FFFCF7',
    icons: [
      { src: '/api/pictures/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/api/pictures/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/api/pictures/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/api/pictures/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    shortcuts: [
      { name: manifest.orders, url: localHref('/account/orders') },
      { name: manifest.lookup, url: localHref('/orders/lookup') },
    ],
  })
