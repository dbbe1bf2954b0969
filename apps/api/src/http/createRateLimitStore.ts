import { createHmac } from 'node:crypto'
import { asc, sql } from 'drizzle-orm'
import type { Secrets } from '../AppDeps.ts'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { rateLimits } from '../db/schema/rateLimits.ts'

/** Uses of one key. */
export interface RateLimitUse {
  readonly key: string
  readonly uses: number
  /** End of the rate-limit window in which these uses were made. */
  readonly end: Date
}

/** Count of a key after the flush: all uses in all instances. */
export type RateLimitCount = Pick<typeof rateLimits.$inferSelect, 'key' | 'used' | 'windowEnd'>

type KeySecret = Pick<Secrets, 'otpPepper'>

/** Hashes a key for the database, so that e-mail and network addresses cannot be read there. */
export const hashLimitKey = ({ otpPepper }: KeySecret, key: string): string =>
  createHmac('sha256', otpPepper).update(`limit:${key}`).digest('base64url')

/** Creates the store that sums uses in the database, in one statement that counts and reads any number of keys. */
export const createRateLimitStore = (db: Database, secrets: KeySecret) => ({
  async add(told: readonly RateLimitUse[], now: Date): Promise<readonly RateLimitCount[]> {
    const keys = new Map(told.map(({ key }) => [hashLimitKey(secrets, key), key]))
    const rows = await prepared(db).add.execute({
      keys: [...keys.keys()],
      ends: told.map(({ end }) => end.toISOString()),
      uses: told.map(({ uses }) => uses),
      now: now.toISOString(),
    })
    return rows.flatMap((row) => {
      const key = keys.get(row.key)
      return key === undefined ? [] : [{ ...row, key }]
    })
  },
})

/** Store that sums uses in the database. */
export type RateLimitStore = ReturnType<typeof createRateLimitStore>

const given = sql.placeholder
const isOver = sql`${rateLimits.windowEnd} <= ${given('now')}::timestamptz`

const prepared = cachePreparedStatements((db) => ({
  add: db
    .insert(rateLimits)
    .select(
      // The keys have a fixed order, so that two instances that flush the same keys do not deadlock.
      sql`select * from unnest(${given('keys')}::text[], ${given('ends')}::timestamptz[], ${given('uses')}::integer[])
        as told (key, window_end, used) order by ${asc(sql`key`)}`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${isOver} then excluded.used else ${rateLimits.used} + excluded.used end`,
        // A window never ends later than a window that begins now would; after the clock was set back, it would
        // otherwise last too long.
        windowEnd: sql`case when ${isOver} then excluded.window_end
          else least(${rateLimits.windowEnd}, excluded.window_end) end`,
      },
    })
    .returning()
    .prepare('tally_add'),
}))
