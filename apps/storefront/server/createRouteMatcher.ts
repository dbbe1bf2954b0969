import { compilePath } from '@store/api'

/** A route that matches a path, with the parameters of its pattern. */
export interface RouteMatch<Line> {
  readonly route: Line
  readonly params: Readonly<Record<string, string | undefined>>
}

// A request matches its path three times, and patterns are slow.
const mostKept = 200

/** Creates the route matcher for pathnames; the first pattern that matches wins. */
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
