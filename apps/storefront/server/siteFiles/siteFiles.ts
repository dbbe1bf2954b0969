import type { Shop } from '@store/api-client/contract/settings'
import type { StorefrontBuild } from '../StorefrontBuild.ts'
import { sitemapPath } from './formatSitemap.ts'

/** Paths that search engines must not crawl: personal pages, and paths that are not pages. */
const closed = ['/cart', '/checkout', '/account', '/order/', '/orders/', '/wishlist', '/currency']

/** Formats /robots.txt, which allows everything except personal pages, and image previews. */
export const formatRobotsTxt = (origin: string, bases: readonly string[]): string =>
  [
    'User-agent: *',
    'Allow: /api/pictures/',
    'Disallow: /api/',
    'Disallow: /language/',
    ...bases.flatMap((base) => closed.map((path) => `Disallow: ${base}${path}`)),
    '',
    `Sitemap: ${origin}${sitemapPath}`,
    '',
  ].join('\n')

/** The data of a language's build that its web manifest needs. */
export type WebManifestInput = Pick<
  StorefrontBuild,
  'brand' | 'language' | 'htmlDocumentMessages' | 'localizeHref'
>

/** Formats the web manifest of a language, with which the shop can be installed on a home screen. */
export const formatWebManifest = (
  { brand, language: { code }, htmlDocumentMessages: { manifest }, localizeHref }: WebManifestInput,
  { name = brand.name, hero }: Partial<Pick<Shop, 'name' | 'hero'>> = {},
): string =>
  JSON.stringify({
    name,
    short_name: name,
    description: hero?.text,
    // The same id in all languages, so that the browser treats them as one app.
    id: '/',
    start_url: localizeHref('/?utm_source=home-screen'),
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
      { name: manifest.orders, url: localizeHref('/account/orders') },
      { name: manifest.lookup, url: localizeHref('/orders/lookup') },
    ],
  })
