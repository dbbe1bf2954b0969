import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPostgres } from '../db/openPostgres.ts'
import { withEmptyDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { healthRoutes } from './health.routes.ts'

it('reports an instance with an exhausted connection pool as not ready until a connection is free', async () => {
  await withEmptyDatabase(async (url) => {
    const database = await openPostgres({ url, connections: 2, log: silentLog })
    const { db, transact, connections } = database
    const routes = healthRoutes(db, () => false, 200)
    const ready = async () => (await routes.request('/ready')).status
    const free = Promise.withResolvers<void>()
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const work = held.map((one) =>
      transact(async (tx) => {
        await tx.execute(sql`select 1`)
        one.resolve()
        await free.promise
      }),
    )
    await Promise.all(held.map(({ promise }) => promise))
    expect(await ready()).toBe(503)
    expect(connections?.()).toEqual({ total: 2, idle: 0, waiting: 1 })
    // The process is alive, so a restart would not help.
    expect((await routes.request('/health')).status).toBe(200)
    free.resolve()
    await Promise.all(work)
    expect(await ready()).toBe(200)
    expect(connections?.()).toMatchObject({ waiting: 0 })
    await database.close()
  })
})
