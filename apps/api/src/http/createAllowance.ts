import type { Clock } from '@store/api-client/contract/ports'
import { and, eq, gt, gte } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { allowances } from '../db/schema/allowances.ts'
import { createTally } from './createTally.ts'
import { Refusal } from './Refusal.ts'

/**
 * Limits kept in the database, so that any number of instances share them. One statement counts and reads:
 * parallel requests cannot slip through between.
 */
export const createAllowance = (db: Database, clock: Clock) => ({
  /** Counts a use against its limit, or refuses it with 429. */
  async use(key: string, limit: number, windowMs: number): Promise<void> {
    const now = clock.now()
    const end = new Date(now.getTime() + windowMs)
    const [row] = await createTally(db).add([{ key, uses: 1, end }], now)
    if (!row || row.used > limit) throw tooMany()
  },

  /** Whether the limit was reached; counts nothing. */
  async isSpent(key: string, limit: number): Promise<boolean> {
    const spent = and(
      eq(allowances.key, key),
      gt(allowances.windowEnd, clock.now()),
      gte(allowances.used, limit),
    )
    return (await db.select().from(allowances).where(spent)).length > 0
  },

  /** Forgets what was counted. */
  async forget(key: string): Promise<void> {
    await db.delete(allowances).where(eq(allowances.key, key))
  },
})

/** Limits kept in the database. */
export type Allowance = ReturnType<typeof createAllowance>

/** Refuses what is asked too often. */
export const tooMany = () =>
  new Refusal(429, 'too_many', 'Too many requests. Please wait a while and try again.')
