/** Returns the path without its trailing slash, unless it consists only of slashes. */
export const removeTrailingSlash = (path: string): string => path.replace(/^(\/[^/].*[^/])\/$/, '$1')

/** Returns the path in lower case; encoded characters are unchanged. */
export const toLowerCasePath = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
