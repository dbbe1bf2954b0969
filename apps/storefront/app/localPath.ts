/** Paths that are no page of a language: files, forms and the API. */
const shared = /^\/(?:\/|api\/|assets\/|customiser\/|currency(?:$|\?)|language\/)/

/** Returns the URL of a page below the path of its language; any other URL stays. */
export const toLocalPath = (base: string, href: string): string =>
  !href.startsWith('/') || shared.test(href) ? href : base + href.replace(/^\/(?=$|[?#])/, '')

/** Returns the path of a page without the part that names its language. */
export const toNeutralPath = (base: string, path: string): string =>
  path === base || path.startsWith(`${base}/`) ? path.slice(base.length) || '/' : path
