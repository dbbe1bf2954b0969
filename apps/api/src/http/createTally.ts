import { asc, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { prepareOnce } from '../db/prepareOnce.ts'
import { allowances } from '../db/schema/allowances.ts'

/** Uses of one key. */
export interface Told {
  readonly key: string
  readonly uses: number
  /** When the window they fell in ends. */
  readonly end: Date
}

/** What is known of a key then: all uses of all instances. */
export type Known = Pick<typeof allowances.$inferSelect, 'key' | 'used' | 'windowEnd'>

/** Adds uses up in the database, of any number of keys in one statement that counts and reads. */
export const createTally = (db: Database) => ({
  add: (told: readonly Told[], now: Date): Promise<readonly Known[]> =>
    prepared(db).add.execute({
      keys: told.map(({ key }) => key),
      ends: told.map(({ end }) => end.toISOString()),
      uses: told.map(({ uses }) => uses),
      now: now.toISOString(),
    }),
})

/** Adds uses up. */
export type Tally = ReturnType<typeof createTally>

const given = sql.placeholder
const isOver = sql`${allowances.windowEnd} <= ${given('now')}::timestamptz`

const prepared = prepareOnce((db) => ({
  add: db
    .insert(allowances)
    .select(
      // In one order, so that two instances that tell of the same keys wait for each other and not both.
      sql`select * from unnest(${given('keys')}::text[], ${given('ends')}::timestamptz[], ${given('uses')}::integer[])
        as told (key, window_end, used) order by ${asc(sql`key`)}`,
    )
    .onConflictDoUpdate({
      target: allowances.key,
      set: {
        used: sql`case when ${isOver} then excluded.used else ${allowances.used} + excluded.used end`,
        windowEnd: sql`case when ${isOver} then excluded.window_end else ${allowances.windowEnd} end`,
      },
    })
    .returning()
    .prepare('tally_add'),
}))
