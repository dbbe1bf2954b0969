import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestDatabase, withEmptyDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { findErrorCode } from '../log/findErrorCode.ts'
import type { Database, DatabaseHandle } from './Database.ts'
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts'
import { openPostgres } from './openPostgres.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table pots (name text primary key, plants integer not null)`)
  await database.db.execute(sql`insert into pots values ('left', 0), ('right', 0)`)
})
afterAll(() => database.close())

const water = (tx: Database, name: string) =>
  tx.execute(sql`update pots set plants = plants + 1 where name = ${name}`)

describe('on Postgres', () => {
  it('both deadlocked transactions succeed: the aborted one is retried (R15)', async () => {
    const both = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    let tries = 0
    const work = (mine: number, first: string, second: string) =>
      database.transact(async (tx) => {
        tries += 1
        await water(tx, first)
        both[mine === 0 ? 0 : 1].resolve()
        await Promise.all(both.map(({ promise }) => promise))
        await water(tx, second)
      })
    await Promise.all([work(0, 'left', 'right'), work(1, 'right', 'left')])
    expect(tries).toBe(3)
    const { rows } = Object(await database.db.execute(sql`select plants from pots`))
    expect(rows).toEqual([{ plants: 2 }, { plants: 2 }])
  })

  it('five instances that open an empty database concurrently migrate it once', async () => {
    await withEmptyDatabase(async (url) => {
      const opened = await Promise.all(Array.from({ length: 5 }, () => openPostgres({ url, log: silentLog })))
      const [first] = opened
      const { rows } = Object(await first?.db.execute(sql`select count(*)::int as n from carts`))
      expect(rows).toEqual([{ n: 0 }])
      await Promise.all(opened.map(({ close }) => close()))
    })
  })

  it('work that requires an exclusive lock runs in one instance at a time', async () => {
    let inside = 0
    let most = 0
    const work = async () => {
      inside += 1
      most = Math.max(most, inside)
      await database.db.execute(sql`select pg_sleep(0.01)`)
      inside -= 1
    }
    await Promise.all(Array.from({ length: 5 }, () => database.runExclusive(work)))
    expect(most).toBe(1)
  })

  it('work beyond the connection limit waits, and fails within the timeout if all connections are blocked', async () => {
    await withEmptyDatabase(async (url) => {
      const small = await openPostgres({ url, connections: 2, log: silentLog })
      const turns = Array.from({ length: 40 }, () => small.transact((tx) => tx.execute(sql`select 1`)))
      expect(await Promise.all(turns)).toHaveLength(40)
      const gate = Promise.withResolvers<void>()
      const stuck = [1, 2].map(() => small.transact(() => gate.promise))
      const refused = await small.db.execute(sql`select 1`).then(
        () => undefined,
        (cause: unknown) => cause,
      )
      expect(isDatabaseUnavailable(refused)).toBe(true)
      gate.resolve()
      await Promise.all(stuck)
      expect(await small.db.execute(sql`select 1`)).toBeDefined()
      await small.close()
    })
  })

  it('a statement that takes too long is cancelled, and its connection serves the next one', async () => {
    await withEmptyDatabase(async (url) => {
      const one = await openPostgres({ url, connections: 1, log: silentLog })
      const slow = await one.db.execute(sql`select pg_sleep(60)`).then(
        () => undefined,
        (cause: unknown) => cause,
      )
      // Cancelled by the server, before our own query timeout.
      expect(findErrorCode(slow)).toBe('57014')
      expect(await one.db.execute(sql`select 1`)).toBeDefined()
      await one.close()
    })
  })

  it('a connection that the server ends, idle or in use, is replaced and logged', async () => {
    const messages: string[] = []
    const log = { ...silentLog, warn: (message: string) => messages.push(message) }
    await withEmptyDatabase(async (url) => {
      const opened = await openPostgres({ url, connections: 3, log })
      const mark = randomUUID()
      const atWork = opened
        .transact((tx) => tx.execute(sql`select pg_sleep(30), ${mark}`))
        .then(
          () => undefined,
          (cause: unknown) => cause,
        )
      await Promise.all([1, 2].map(() => opened.db.execute(sql`select pg_sleep(0.05)`)))
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = ${new URL(url).pathname.slice(1)}`,
      )
      expect(isDatabaseUnavailable(await atWork)).toBe(true)
      const idle = () => messages.filter((message) => message === 'postgres: an idle connection broke')
      await expect.poll(() => idle().length).toBe(2)
      expect(await opened.transact((tx) => tx.execute(sql`select 1`))).toBeDefined()
      await opened.close()
    })
  })
})
