import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/Database.ts'

// Timeout of the readiness check; after it, a load balancer should send shoppers to other instances.
const timeoutMs = 3_000

const uncached = { 'cache-control': 'private, no-store' }

/**
 * Creates the health routes. `/health` (liveness) responds while the process runs; if it does not, restart the process.
 * `/ready` (readiness) responds with 200 if the database responds within 3 s, including the wait for a connection, and
 * the server is not stopping; otherwise with 503, so that it gets no traffic.
 */
export const healthRoutes = (db: Database, isStopping: () => boolean, mostMs = timeoutMs) =>
  new Hono()
    .get('/health', (c) => c.json({ status: true }, 200, uncached))
    .get('/ready', async (c) => {
      const isReady = !isStopping() && (await answers(db, mostMs))
      return c.json({ status: isReady }, isReady ? 200 : 503, uncached)
    })

async function answers(db: Database, mostMs: number): Promise<boolean> {
  const deferred = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => deferred.resolve(false), mostMs)
  const query = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([query, deferred.promise]).finally(() => clearTimeout(timer))
}
