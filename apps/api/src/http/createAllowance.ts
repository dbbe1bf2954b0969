import type { Clock } from '@store/api-client/contract/ports'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { allowances } from '../db/schema/allowances.ts'
import { Refusal } from './Refusal.ts'

/** Counts a use against its limit, or refuses it with 429. */
export type Allow = (key: string, limit: number, windowMs: number) => Promise<void>

/**
 * Limits kept in the database, so that any number of instances share them. One statement counts and reads:
 * parallel requests cannot slip through between.
 */
export const createAllowance =
  (db: Database, clock: Clock): Allow =>
  async (key, limit, windowMs) => {
    const now = clock.now()
    const windowEnd = new Date(now.getTime() + windowMs)
    const over = sql`${allowances.windowEnd} <= ${now.toISOString()}`
    const [row] = await db
      .insert(allowances)
      .values({ key, windowEnd, used: 1 })
      .onConflictDoUpdate({
        target: allowances.key,
        set: {
          used: sql`case when ${over} then 1 else ${allowances.used} + 1 end`,
          windowEnd: sql`case when ${over} then ${windowEnd.toISOString()} else ${allowances.windowEnd} end`,
        },
      })
      .returning({ used: allowances.used })
    if (!row || row.used > limit) {
      throw new Refusal(429, 'too_many', 'Too many requests. Please wait a while and try again.')
    }
  }
