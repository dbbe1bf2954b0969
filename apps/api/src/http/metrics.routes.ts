import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { EnabledMetrics } from '../metrics/Metrics.ts'
import { HttpError } from './HttpError.ts'

/** Shows the metrics to whoever has the token (`authorization: Bearer`); to anybody else there is nothing here. */
export const metricsRoutes = ({ metrics, token }: EnabledMetrics) => {
  const wanted = hash(`Bearer ${token}`)
  return new Hono().get('/metrics', async (c) => {
    const said = hash(c.req.header('authorization') ?? '')
    if (!timingSafeEqual(said, wanted)) throw new HttpError(404, 'not_found', 'Something went wrong')
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' }
    return c.body(await metrics.serialize(), 200, headers)
  })
}

// Of one length, so that comparing takes one time.
const hash = (text: string) => createHash('sha256').update(text).digest()
