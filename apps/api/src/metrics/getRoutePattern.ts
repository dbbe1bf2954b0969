import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Returns the pattern of a request's route. The first route responds; middleware is registered for all methods. */
export const getRoutePattern = (c: Context): string =>
  matchedRoutes(c).find(({ method }) => method !== 'ALL')?.path ?? 'none'
