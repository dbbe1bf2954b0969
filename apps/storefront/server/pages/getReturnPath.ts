/** Returns the path of the store from which a request comes; the home page if it comes from another site. */
export function getReturnPath(referer: string | undefined, publicOrigin: string): string {
  const from = referer === undefined ? null : URL.parse(referer)
  // One slash, but not two: a path on our own origin.
  if (from?.origin !== publicOrigin || !/^\/(?![/\\])/.test(from.pathname)) return '/'
  return from.pathname + from.search
}
