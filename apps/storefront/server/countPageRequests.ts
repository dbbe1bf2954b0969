import { countRequests, type Metrics } from '@store/api'
import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { RouteMatch } from './createRouteMatcher.ts'

/** Finds the line of the table of pages that an address has. */
type FindPage = (pathname: string) => RouteMatch<{ readonly pattern: string }> | undefined

/**
 * Counts what the storefront answers by itself: pages by their pattern, files and forms by their route, and everything
 * else as `none`. It stands behind the API, which counts its own.
 */
export const countPageRequests = (
  metrics: Pick<Metrics, 'countRequest'>,
  match: FindPage,
): MiddlewareHandler =>
  countRequests(metrics, (c) => ownRoute(c) ?? match(c.req.path)?.route.pattern ?? 'none')

// What stands for any address tells nothing of it.
const ownRoute = (c: Context): string | undefined =>
  matchedRoutes(c).find(({ path }) => path !== '*' && path !== '/*')?.path
