import type { MiddlewareHandler } from 'hono'
import { setHeader } from './setHeader.ts'

/** One year in which browsers use https only from their first visit on, for this host and its subdomains. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** Default content security policy of a response: allows nothing, and no framing. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Adds security headers to every response without its own (OWASP ASVS 5.0, V3.4): no type sniffing, no frames, no
 * scripts, and https only where the shop has it.
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
    // A 304 keeps the cached policy: a cache would replace it with this one.
    if (status !== 304) set('content-security-policy', nothing)
  }
