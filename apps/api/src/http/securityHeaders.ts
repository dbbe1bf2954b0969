import type { MiddlewareHandler } from 'hono'
import { setHeader } from './setHeader.ts'

/** One year, during which browsers use only https for this host and its subdomains after the first visit. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** Default content security policy of a response, which allows nothing and no framing. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Adds security headers to every response that lacks them (OWASP ASVS 5.0, V3.4): no type sniffing, no frames, no
 * scripts, and HSTS only if the shop has https.
 */
export const securityHeaders =
  (publicOrigin: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { headers, status } = c.res
    const set = (name: string, value: string) => {
      if (!headers.has(name)) setHeader(c, name, value)
    }
    set('x-content-type-options', 'nosniff')
    set('referrer-policy', 'strict-origin-when-cross-origin')
    if (publicOrigin.startsWith('https:')) set('strict-transport-security', strictTransport)
    // A 304 response gets no policy, because a cache would replace the policy of the cached response by it.
    if (status !== 304) set('content-security-policy', nothing)
  }
