/** A cookie's decoded value, if it is there and can be decoded. */
export function readCookieValue(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((found) => found.startsWith(`${name}=`))
  try {
    return pair && decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return undefined
  }
}
