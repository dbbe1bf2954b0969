/**
 * Addresses that lead on for good. The specification links to some that this shop keeps elsewhere (2, section 2: links of
 * not-available messages, among them /{type}s), and browsers ask for an icon by a name of their own.
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
