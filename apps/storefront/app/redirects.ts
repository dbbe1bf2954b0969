/**
 * Permanent redirects. The specification links to some pages that have other paths in this shop (2, section 2: links of
 * not-available messages, such as /{type}s), and browsers request an icon by a fixed name.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/cakes/regular': '/cakes',
  '/plants/pan-india': '/plants',
  '/addons': '/gifts',
  '/digitals': '/gifts',
  '/home': '/',
  '/index.html': '/',
  '/sitemap': '/sitemap.html',
  '/favicon.ico': '/api/pictures/favicon-32.png',
}
