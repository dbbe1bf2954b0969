// An encrypted cookie carries it, and browsers keep 4 KB.
const longest = 1500

/**
 * Parses the page a Google login returns to: a page of the store, or of a site that embeds its login. Anything else
 * becomes the home page.
 */
export function parseReturnTo(text: string, publicOrigin: string, partnerOrigins: readonly string[]): string {
  const home = `${publicOrigin}/`
  const url = text.length > longest ? null : URL.parse(text, home)
  if (!url || ![publicOrigin, ...partnerOrigins].includes(url.origin)) return home
  if (url.username !== '' || url.password !== '') return home
  if (url.origin === publicOrigin && /^\/(fa\/)?api(\/|$)/.test(url.pathname)) return home
  url.hash = ''
  // The whole URL, never the path alone: a path that begins with two slashes would name another host.
  return url.href.length > longest ? home : url.href
}
