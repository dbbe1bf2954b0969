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
  /** When the window they fell in ends. */
  readonly end: Date
}

/** What is known of a key then: all uses of all instances. */
export type RateLimitCount = Pick<typeof rateLimits.$inferSelect, 'key' | 'used' | 'windowEnd'>

type KeySecret = Pick<Secrets, 'otpPepper'>

/** A key as the database keeps it: e-mail and network addresses in it cannot be read there. */
export const hashLimitKey = ({ otpPepper }: KeySecret, key: string): string =>
  createHmac('sha256', otpPepper).update(`limit:${key}`).digest('base64url')

/** Adds uses up in the database, of any number of keys in one statement that counts and reads. */
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

/** Adds uses up. */
export type RateLimitStore = ReturnType<typeof createRateLimitStore>

const given = sql.placeholder
const isOver = sql`${rateLimits.windowEnd} <= ${given('now')}::timestamptz`

const prepared = cachePreparedStatements((db) => ({
  add: db
    .insert(rateLimits)
    .select(
      // In one order, so that two instances that tell of the same keys wait for each other and not both.
      sql`select * from unnest(${given('keys')}::text[], ${given('ends')}::timestamptz[], ${given('uses')}::integer[])
        as told (key, window_end, used) order by ${asc(sql`key`)}`,
    )
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`case when ${isOver} then excluded.used else ${rateLimits.used} + excluded.used end`,
        // Never further away than a window that begins now: the clock may have gone back since this one began.
        windowEnd: sql`case when ${isOver} then excluded.window_end
          else least(${rateLimits.windowEnd}, excluded.window_end) end`,
      },
    })
    .returning()
    .prepare('tally_add'),
}))
