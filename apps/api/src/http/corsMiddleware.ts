import type { MiddlewareHandler } from 'hono'
import type { CorsPolicy } from './createCorsPolicy.ts'

/** Seconds a browser remembers what it was allowed. */
const memory = 600

/**
 * Tells browsers that listed origins may make the calls of the embedded elements, with the visitor's cookies (CORS).
 * About every other call and every other origin it says nothing, which browsers take for a no.
 */
export const corsMiddleware =
  ({ origins, isAllowed }: CorsPolicy): MiddlewareHandler =>
  async (c, next) => {
    const isPreflight = c.req.method === 'OPTIONS'
    const method = isPreflight ? (c.req.header('access-control-request-method') ?? '') : c.req.method
    if (origins.length === 0 || !isAllowed(method, c.req.path)) return next()
    // Said to everybody: what one origin is answered must not be kept for another.
    c.header('vary', 'Origin', { append: true })
    const origin = c.req.header('origin')
    if (origin === undefined || !origins.includes(origin)) return next()
    c.header('access-control-allow-origin', origin)
    c.header('access-control-allow-credentials', 'true')
    if (!isPreflight) return next()
    c.header('access-control-allow-methods', method)
    c.header('access-control-allow-headers', 'content-type, fact')
    c.header('access-control-max-age', String(memory))
    return c.body(null, 204)
  }
