import { sql } from 'drizzle-orm'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { findErrorCode } from '../log/findErrorCode.ts'
import type { Database, DatabaseHandle } from './Database.ts'
import { isDatabaseUnavailable } from './isDatabaseUnavailable.ts'

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (cause: unknown) => cause,
  )

async function backendOf(db: Database): Promise<unknown> {
  const { rows } = Object(await db.execute(sql`select pg_backend_pid() as pid`))
  return rows[0].pid
}

async function openPooled(): Promise<DatabaseHandle> {
  const database = await openTestDatabase()
  onTestFinished(database.close)
  return database
}

describe('through PgBouncer in transaction mode', () => {
  it('many more clients than server connections are served, each with its own values', async () => {
    const { db, transact } = await openPooled()
    const answers = await Promise.all(
      Array.from({ length: 200 }, async (_, at) => {
        const { rows } = Object(
          at % 2
            ? await db.execute(sql`select ${at}::int as n`)
            : await transact((tx) => tx.execute(sql`select ${at}::int as n`)),
        )
        return rows[0].n
      }),
    )
    expect(answers).toEqual(answers.map((_, at) => at))
    const backends = await Promise.all(Array.from({ length: 50 }, () => transact(backendOf)))
    expect(new Set(backends).size).toBeLessThanOrEqual(3)
  })

  it('a slow statement is cancelled and an idle transaction is ended, as without a pooler', async () => {
    const { db } = await openPooled()
    expect(findErrorCode(await errorOf(db.execute(sql`select pg_sleep(60)`)))).toBe('57014')
    const { rows } = Object(await db.execute(sql`show idle_in_transaction_session_timeout`))
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '10s' }])
  })

  it('a client that waits too long for a server connection gets an “unavailable” error, and the next client is served', async () => {
    const { db, transact } = await openPooled()
    const gate = Promise.withResolvers<void>()
    const stuck = [1, 2, 3].map(() =>
      transact(async (tx) => {
        await backendOf(tx)
        await gate.promise
      }),
    )
    expect(isDatabaseUnavailable(await errorOf(db.execute(sql`select 1`)))).toBe(true)
    gate.resolve()
    await Promise.all(stuck)
    expect(await db.execute(sql`select 1`)).toBeDefined()
  })

  it('a lock of one instance outlives its transactions, because it bypasses the pooler', async () => {
    const { runUnlessRunning, db } = await openPooled()
    const ran: string[] = []
    await runUnlessRunning('purge', async () => {
      await db.execute(sql`select 1`)
      await runUnlessRunning('purge', async () => {
        ran.push('twice')
      })
      ran.push('once')
    })
    expect(ran).toEqual(['once'])
  })
})
