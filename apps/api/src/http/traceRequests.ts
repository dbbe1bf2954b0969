import type { Context, MiddlewareHandler } from 'hono'
import { getRoutePattern } from '../metrics/getRoutePattern.ts'
import { tracing } from '../tracing/startTracing.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

// Not traced: static files, and routes that a load balancer or Prometheus requests every few seconds.
const untraced = /^\/(assets|api\/(health|ready|metrics))(\/|$)/

/**
 * Records each request as a span named by its route pattern, without URL, query, headers and addresses. Within another
 * span, such as a page's in-process API call, the request is recorded as a child span.
 */
export const traceRequests =
  (routeOf: (c: Context) => string = getRoutePattern): MiddlewareHandler =>
  (c, next) => {
    if (untraced.test(c.req.path)) return next()
    const method = methods.has(c.req.method) ? c.req.method : '_OTHER'
    return tracing.span(
      {
        name: method,
        ...(tracing.traceId() === undefined && { kind: 'server' }),
        attributes: { 'http.request.method': method },
        traceparent: c.req.header('traceparent'),
      },
      async (span) => {
        await next()
        const route = routeOf(c)
        const { status } = c.res
        span.rename(`${method} ${route}`)
        span.set({ 'http.route': route, 'http.response.status_code': status })
        if (status >= 500) span.fail(String(status))
      },
    )
  }
