import { compilePath } from '@store/api'

/** A route that matches a path, with the parameters of its pattern. */
export interface RouteMatch<Line> {
  readonly route: Line
  readonly params: Readonly<Record<string, string | undefined>>
}

// Maximum number of cached matches: each request matches its path three times, and matching patterns is slow.
const mostKept = 200

/**
 * Creates the route matcher for pathnames, which uses the most specific matching pattern. Patterns are compared segment
 * by segment, from left to right: a static segment is more specific than a parameter, and a required parameter more
 * than an optional one. Throws if two patterns match the same paths.
 */
export function createRouteMatcher<Line extends { readonly pattern: string }>(routes: readonly Line[]) {
  assertUnique(routes.map(({ pattern }) => pattern))
  const patterns = routes
    .map((route) => ({ route, pattern: compilePath(route.pattern), order: specificityOrder(route.pattern) }))
    .sort((a, b) => a.order.localeCompare(b.order))
  const stored = new Map<string, RouteMatch<Line> | undefined>()
  const find = (pathname: string): RouteMatch<Line> | undefined => {
    for (const { route, pattern } of patterns) {
      const found = pattern.exec(pathname)
      if (found) return { route, params: { ...found.groups } }
    }
    return undefined
  }
  return (pathname: string): RouteMatch<Line> | undefined => {
    if (stored.has(pathname)) return stored.get(pathname)
    const found = find(pathname)
    if (stored.size >= mostKept) stored.clear()
    stored.set(pathname, found)
    return found
  }
}

/**
 * Returns a digit for each segment, so that a more specific pattern sorts first; a missing segment sorts before all
 * others.
 */
const specificityOrder = (pattern: string): string =>
  pattern
    .split('/')
    .slice(1)
    .map((segment) => (segment.startsWith(':') ? (segment.endsWith('?') ? '3' : '2') : '1'))
    .join('')

function assertUnique(patterns: readonly string[]): void {
  const seen = new Map<string, string>()
  for (const pattern of patterns) {
    // The names of parameters do not distinguish paths.
    const shape = pattern.replace(/:\w+/g, ':')
    const other = seen.get(shape)
    if (other !== undefined) throw new Error(`Two pages have the same pattern: ${other} and ${pattern}`)
    seen.set(shape, pattern)
  }
}
