/** Paths without a language: files, forms and the API. */
const shared = /^\/(?:\/|api\/|assets\/|customiser\/|currency(?:$|\?)|language\/)/

/** Returns the URL of a page with the prefix of its language; other URLs are returned unchanged. */
export const toLocalizedPath = (base: string, href: string): string =>
  !href.startsWith('/') || shared.test(href) ? href : base + href.replace(/^\/(?=$|[?#])/, '')

/** Returns the path of a page without its language prefix. */
export const removeLocalePrefix = (base: string, path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
