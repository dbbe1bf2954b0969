import { countRequests, type Metrics, traceRequests } from '@store/api'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RouteMatch } from './createRouteMatcher.ts'

/** Finds the route that matches a path. */
type FindPage = (pathname: string) => RouteMatch<{ readonly pattern: string }> | undefined

/**
 * Counts the storefront's own responses: pages by their pattern, files and forms by their route, and all others as
 * `none`. It runs after the API, which counts its own responses.
 */
export const countPageRequests = (
  metrics: Pick<Metrics, 'countRequest'>,
  match: FindPage,
): MiddlewareHandler => countRequests(metrics, routeOf(match))

/** Records each request to the storefront as a span; spans of API requests begin here too. */
export const tracePageRequests = (match: FindPage): MiddlewareHandler => traceRequests(routeOf(match))

const routeOf = (match: FindPage) => (c: Context) => ownRoute(c) ?? match(c.req.path)?.route.pattern ?? 'none'

// Ignores wildcard routes such as those of middleware, because they do not identify the URL.
const ownRoute = (c: Context): string | undefined =>
  matchedRoutes(c).find(({ path }) => path !== '*' && path !== '/*')?.path
