import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Database } from '../db/Database.ts'

// Longer than this and a balancer had better send shoppers elsewhere.
const patienceMs = 3_000

const uncached = { 'cache-control': 'no-store' }

/**
 * Tells whoever runs the store how it is. `/health`: the process lives; one that does not answer is to be restarted.
 * `/ready`: it can serve, its database answers within 3 s, a wait for a connection included, and it is not
 * stopping; otherwise 503, send nobody here.
 */
export const healthRoutes = (db: Database, isStopping: () => boolean, mostMs = patienceMs) =>
  new Hono()
    .get('/health', (c) => c.json({ status: true }, 200, uncached))
    .get('/ready', async (c) => {
      const isReady = !isStopping() && (await answers(db, mostMs))
      return c.json({ status: isReady }, isReady ? 200 : 503, uncached)
    })

async function answers(db: Database, mostMs: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), mostMs)
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([asked, late.promise]).finally(() => clearTimeout(timer))
}
