import type { Context, MiddlewareHandler } from 'hono'
import { getRoutePattern } from './getRoutePattern.ts'
import type { Metrics } from './Metrics.ts'

/** Counts each request by its route pattern; text from a visitor's URL is never a label. */
export const countRequests =
  (
    { countRequest }: Pick<Metrics, 'countRequest'>,
    routeOf: (c: Context) => string = getRoutePattern,
  ): MiddlewareHandler =>
  async (c, next) => {
    const started = performance.now()
    await next()
    const seconds = (performance.now() - started) / 1000
    countRequest({ method: c.req.method, route: routeOf(c), status: c.res.status, seconds })
  }
