// Maximum length of the URL. An encrypted cookie contains it, and browsers limit cookies to 4 KB.
const longest = 1500

/**
 * Parses the URL to which a login with Google returns: a page of the store, or of a site that embeds its login. Any
 * other URL becomes the home page.
 */
export function parseReturnUrl(
  text: string,
  publicOrigin: string,
  partnerOrigins: readonly string[],
): string {
  const home = `${publicOrigin}/`
  const url = text.length > longest ? null : URL.parse(text, home)
  if (!url || ![publicOrigin, ...partnerOrigins].includes(url.origin)) return home
  if (url.username !== '' || url.password !== '') return home
  if (url.origin === publicOrigin && /^\/(fa\/)?api(\/|$)/.test(url.pathname)) return home
  url.hash = ''
  // Resolves the whole URL, because a path that begins with two slashes would name another host.
  return url.href.length > longest ? home : url.href
}
