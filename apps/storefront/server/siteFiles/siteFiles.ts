import type { SitePages } from '@store/api-client/contract/settings'

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

/** Formats the web manifest, by which the shop can be installed on a home screen. */
export const formatWebManifest = (name: string, description: string | undefined): string =>
  JSON.stringify({
    name,
    short_name: name,
    description,
    id: '/',
    start_url: '/?utm_source=home-screen',
    scope: '/',
    display: 'standalone',
    lang: 'en-IN',
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
      { name: 'Your orders', url: '/account/orders' },
      { name: 'Find your order', url: '/orders/lookup' },
    ],
  })
