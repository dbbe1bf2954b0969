import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/**
 * Returns the pattern of the route that responds to a request: the first match that is not middleware, which is
 * registered for all methods.
 */
export const getRoutePattern = (c: Context): string =>
  matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'none'
