// A sealed cookie holds it, and browsers keep 4 KB.
const longest = 1500

/**
 * Reads where a way to Google ends: a page of the store, or of a site that embeds its login. Anything else, and what is
 * no page, becomes the home page.
 */
export function parseReturnTo(text: string, publicOrigin: string, partnerOrigins: readonly string[]): string {
  const home = `${publicOrigin}/`
  const url = text.length > longest ? null : URL.parse(text, home)
  if (!url || ![publicOrigin, ...partnerOrigins].includes(url.origin)) return home
  if (url.username !== '' || url.password !== '') return home
  if (url.origin === publicOrigin && /^\/(fa\/)?api(\/|$)/.test(url.pathname)) return home
  url.hash = ''
  // Whole, never the path alone: one that begins with two slashes would name another host.
  return url.href.length > longest ? home : url.href
}
