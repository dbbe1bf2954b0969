import { and, eq, gt, sql } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { rateLimits } from '../db/schema/rateLimits.ts'
import { createRateLimitStore, hashLimitKey } from './createRateLimitStore.ts'
import { HttpError } from './HttpError.ts'

/**
 * Creates a rate limiter in the database that all instances share. One statement counts and reads, so that parallel
 * requests cannot exceed the limit.
 */
export function createRateLimiter(db: Database, { clock, secrets }: Pick<AppDeps, 'clock' | 'secrets'>) {
  const tryUse = async (key: string, limit: number, windowMs: number): Promise<boolean> => {
    const now = clock.now()
    const end = new Date(now.getTime() + windowMs)
    const [row] = await createRateLimitStore(db, secrets).add([{ key, uses: 1, end }], now)
    return row !== undefined && row.used <= limit
  }

  return {
    /** Counts a use; returns whether it is within the limit. */
    tryUse,

    /** Counts a use; rejects it with 429 above the limit. */
    async use(key: string, limit: number, windowMs: number): Promise<void> {
      if (!(await tryUse(key, limit, windowMs))) throw tooManyRequestsError()
    },

    /** Returns whether the limit is reached, without counting a use. */
    async isSpent(key: string, limit: number, windowMs: number): Promise<boolean> {
      const now = clock.now()
      const end = new Date(now.getTime() + windowMs)
      const current = and(eq(rateLimits.key, hashLimitKey(secrets, key)), gt(rateLimits.windowEnd, now))
      const [row] = await db.select().from(rateLimits).where(current)
      if (row === undefined || row.used < limit) return false
      // If the clock was set back since the window began, the window ends one window length from now.
      if (row.windowEnd > end) {
        const windowEnd = sql`least(${rateLimits.windowEnd}, ${end.toISOString()}::timestamptz)`
        await db.update(rateLimits).set({ windowEnd }).where(current)
      }
      return true
    },

    /** Resets the count of a key. */
    async forget(key: string): Promise<void> {
      await db.delete(rateLimits).where(eq(rateLimits.key, hashLimitKey(secrets, key)))
    },
  }
}

/** Rate limiter in the database. */
export type RateLimiter = ReturnType<typeof createRateLimiter>

/** Creates the error for too many requests. */
export const tooManyRequestsError = () =>
  new HttpError(429, 'too_many', ({ errors }) => errors.tooManyRequests)
