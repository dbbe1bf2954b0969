import type { MiddlewareHandler } from 'hono'
import type { CorsPolicy } from './createCorsPolicy.ts'

/** Seconds for which a browser caches a preflight response. */
const memory = 600

/**
 * Allows listed origins to make their calls with the visitor's cookies (CORS). Other calls and origins get no CORS
 * headers, so browsers block them.
 */
export const corsMiddleware =
  ({ varies, isAllowed }: CorsPolicy): MiddlewareHandler =>
  async (c, next) => {
    const isPreflight = c.req.method === 'OPTIONS'
    const method = isPreflight ? (c.req.header('access-control-request-method') ?? '') : c.req.method
    if (!varies(method, c.req.path)) return next()
    // The header is set on every response, because a response for one origin must not be cached for another.
    c.header('vary', 'Origin', { append: true })
    const origin = c.req.header('origin')
    if (origin === undefined || !isAllowed(origin, method, c.req.path)) return next()
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    if (!isPreflight) return next()
    c.header('access-control-allow-methods', method)
    c.header('access-control-allow-headers', 'content-type, fact')
    c.header('access-control-max-age', String(memory))
    return c.body(null, 204)
  }
