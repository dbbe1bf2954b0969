import type { MiddlewareHandler } from 'hono'
import { setHeader } from './setHeader.ts'

/** A year, which browsers keep to https from their first visit on, here and on every host below. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** What an answer may do that says nothing else: nothing, and in nobody's frame. */
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * Gives every answer that has none of its own the headers that keep browsers from taking it for something else
 * (OWASP ASVS 5.0, V3.4): no guessing of its type, no frame, no script, and https alone where the shop has it.
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
    // What is not sent again keeps the policy it came with: a cache would take this one in its place.
    if (status !== 304) set('content-security-policy', nothing)
  }
