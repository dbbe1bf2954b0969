import { countRequests, type Metrics, traceRequests } from '@store/api'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RouteMatch } from './createRouteMatcher.ts'

/** Finds the route that matches a path. */
type FindPage = (pathname: string) => RouteMatch<{ readonly pattern: string }> | undefined

/**
 * Counts the storefront's own responses: pages by their pattern, files and forms by their route, and everything
 * else as `none`. It runs after the API, which counts its own.
 */
export const countPageRequests = (
  metrics: Pick<Metrics, 'countRequest'>,
  match: FindPage,
): MiddlewareHandler => countRequests(metrics, routeOf(match))

/** Records each request to the storefront as a span; those to the API begin here too. */
export const tracePageRequests = (match: FindPage): MiddlewareHandler => traceRequests(routeOf(match))

const routeOf = (match: FindPage) => (c: Context) => ownRoute(c) ?? match(c.req.path)?.route.pattern ?? 'none'

// A wildcard route says nothing about the URL.
const ownRoute = (c: Context): string | undefined =>
  matchedRoutes(c).find(({ path }) => path !== '*' && path !== '/*')?.path
