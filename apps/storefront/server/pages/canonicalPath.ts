/** Returns the path without its trailing slash, unless it consists only of slashes. */
export const withoutSlash = (path: string): string => path.replace(/^(\/[^/].*[^/])\/$/, '$1')

/** Returns the path in lower case; encoded characters are unchanged. */
export const inLowerCase = (path: string): string =>
  path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()))
