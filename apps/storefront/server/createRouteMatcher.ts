import { compilePath } from '@store/api'

/** A page that answers an address, with the parts its pattern named. */
export interface RouteMatch<Line> {
  readonly route: Line
  readonly params: Readonly<Record<string, string | undefined>>
}

// An address is looked up three times while its page is made, and patterns are slow.
const mostKept = 200

/** Makes the look-up of pages by pathname; the first pattern that fits wins. */
export function createRouteMatcher<Line extends { readonly pattern: string }>(routes: readonly Line[]) {
  const patterns = routes.map((route) => ({ route, pattern: compilePath(route.pattern) }))
  const kept = new Map<string, RouteMatch<Line> | undefined>()
  const find = (pathname: string): RouteMatch<Line> | undefined => {
    for (const { route, pattern } of patterns) {
      const found = pattern.exec(pathname)
      if (found) return { route, params: { ...found.groups } }
    }
    return undefined
  }
  return (pathname: string): RouteMatch<Line> | undefined => {
    if (kept.has(pathname)) return kept.get(pathname)
    const found = find(pathname)
    if (kept.size >= mostKept) kept.clear()
    kept.set(pathname, found)
    return found
  }
}
