/** Returns a cookie's decoded value; undefined if it is missing or cannot be decoded. */
export function readCookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((found) => found.startsWith(`${name}=`))
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}
