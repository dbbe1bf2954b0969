import { createHash, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import type { MetricsAtWork } from '../metrics/Metrics.ts'
import { Refusal } from './Refusal.ts'

/** Shows the metrics to whoever has the token (`authorization: Bearer`); to anybody else there is nothing here. */
export const metricsRoutes = ({ metrics, token }: MetricsAtWork) => {
  const wanted = hash(`Bearer ${token}`)
  return new Hono().get('/metrics', async (c) => {
    const said = hash(c.req.header('authorization') ?? '')
    if (!timingSafeEqual(said, wanted)) throw new Refusal(404, 'not_found', 'Something went wrong')
    const headers = { 'content-type': metrics.contentType, 'cache-control': 'no-store' }
    return c.body(await metrics.write(), 200, headers)
  })
}

// Of one length, so that comparing takes one time.
const hash = (text: string) => createHash('sha256').update(text).digest()
