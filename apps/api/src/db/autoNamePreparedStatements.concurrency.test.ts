import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { withEmptyDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import type { Database } from './Database.ts'
import { openPostgres } from './openPostgres.ts'

/** Returns the statements prepared on the only connection, except the query itself. */
async function preparedOn(db: Database): Promise<readonly { statement: string; uses: number }[]> {
  const { rows } = Object(
    await db.execute(sql`select statement, (generic_plans + custom_plans)::int as uses from pg_prepared_statements
      where statement not like '%pg_prepared_statements%' order by prepare_time`),
  )
  return rows
}

const withOneConnection = (work: (db: Database) => Promise<void>) =>
  withEmptyDatabase(async (url) => {
    const { db, close } = await openPostgres({ url, connections: 1, log: silentLog })
    await work(db).finally(close)
  })

describe('prepared statements on Postgres', () => {
  it('a repeated statement is planned once and returns the right result for each value', () =>
    withOneConnection(async (db) => {
      for (let pots = 1; pots <= 9; pots += 1) {
        const { rows } = Object(await db.execute(sql`select ${pots}::int * 2 as plants`))
        expect(rows).toEqual([{ plants: pots * 2 }])
      }
      expect(await preparedOn(db)).toEqual([{ statement: 'select $1::int * 2 as plants', uses: 5 }])
    }))

  it('statements whose text differs each time are not named', () =>
    withOneConnection(async (db) => {
      for (let length = 1; length <= 40; length += 1) {
        const ids = Array.from({ length }, (_, at) => sql`${at}::int`)
        await db.execute(sql`select 1 where 1 in (${sql.join(ids, sql`, `)})`)
      }
      expect(await preparedOn(db)).toEqual([])
    }))

  it('at most 250 statements have a name on a connection, and the others run without a name', () =>
    withOneConnection(async (db) => {
      for (let at = 0; at < 260; at += 1) {
        for (let use = 0; use < 5; use += 1) await db.execute(sql.raw(`select ${at} as pot`))
      }
      expect(await preparedOn(db)).toHaveLength(250)
    }))

  it('a named statement still works after a column was added to its table', () =>
    withOneConnection(async (db) => {
      await db.execute(sql`create table pots (plants integer)`)
      const count = () => db.execute(sql`select plants from pots where plants >= ${0}`)
      for (let use = 0; use < 6; use += 1) await count()
      await db.execute(sql`alter table pots add column colour text`)
      expect(Object(await count()).rows).toEqual([])
    }))
})
