import type { MiddlewareHandler } from 'hono'
import { Refusal } from './Refusal.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses unsafe requests another site made a browser send: their origin must be ours, and their body exactly
 * JSON, which no plain form can send.
 */
export const refuseForeignOrigin =
  (publicOrigin: string): MiddlewareHandler =>
  async (c, next) => {
    if (!safe.has(c.req.method)) {
      const origin = c.req.header('origin')
      const site = c.req.header('sec-fetch-site')
      const own = [publicOrigin, `http://${c.req.header('host')}`]
      if ((origin !== undefined && !own.includes(origin)) || (site !== undefined && site !== 'same-origin')) {
        throw new Refusal(403, 'foreign_origin', 'This request did not come from the store.')
      }
      if (!/^application\/json(;\s*charset=utf-8)?$/i.test(c.req.header('content-type') ?? '')) {
        throw new Refusal(415, 'not_json', 'This request must be JSON.')
      }
    }
    await next()
  }
