import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { EnabledMetrics } from '../metrics/Metrics.ts'
import { HttpError } from './HttpError.ts'

/** Serves the metrics to clients with the token (`authorization: Bearer`); others get 404. */
export const metricsRoutes = ({ metrics, token }: EnabledMetrics) => {
  const wanted = hash(`Bearer ${token}`)
  return new Hono().get('/metrics', async (c) => {
    const given = hash(c.req.header('authorization') ?? '')
    if (!timingSafeEqual(given, wanted))
      throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'private, no-store' }
    return c.body(await metrics.serialize(), 200, headers)
  })
}

// Hashes have equal lengths, which a constant-time comparison needs.
const hash = (text: string) => createHash('sha256').update(text).digest()
