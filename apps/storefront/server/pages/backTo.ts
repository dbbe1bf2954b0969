/** Returns the path of the store that a request comes from; the home page if it comes from elsewhere. */
export function backTo(referer: string | undefined, publicOrigin: string): string {
  const from = referer === undefined ? null : URL.parse(referer)
  // One slash, then no second one: a path on our own origin.
  if (from?.origin !== publicOrigin || !/^\/(?![/\\])/.test(from.pathname)) return '/'
  return from.pathname + from.search
}
