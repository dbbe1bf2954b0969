import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { captchas } from '../db/schema/captchas.ts'
import { sessions } from '../db/schema/users.ts'
import { openTestApi, type TestApi, testStartTime } from '../fixtures/openTestApi.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createExpiredRowPurger } from './createExpiredRowPurger.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(sessions)
  await api.db.delete(captchas)
})

const day = 24 * 60 * 60 * 1000
const ended = new Date(testStartTime.getTime() - 20 * day)

const endSessions = (many: number) =>
  api.db.execute(sql`insert into sessions (token_hash, created_at, seen_at)
    select 'ended-' || n, ${ended.toISOString()}::timestamptz, ${ended.toISOString()}::timestamptz
    from generate_series(1, ${many}) n`)

function open() {
  const logged: string[] = []
  const metrics = createMetrics()
  const log = {
    info: () => undefined,
    warn: (message: string) => void logged.push(`warn ${message}`),
    error: (message: string) => void logged.push(`error ${message}`),
  }
  const database = { db: api.db, runUnlessRunning: (_: string, work: () => Promise<void>) => work() }
  const { pictures, clock } = api.deps
  const purger = createExpiredRowPurger({ ...{ database, pictures, clock, log, metrics }, retention: {} })
  const lines = async () =>
    (await metrics.serialize()).split('\n').filter((line) => /^store_purge/.test(line))
  return { ...purger, logged, lines }
}

/** Makes deletes of sessions fail during `work`: every delete, or those of more than a thousand rows. */
async function whileFailing(which: 'each' | 'large', work: () => Promise<unknown>) {
  const condition = which === 'each' ? 'true' : '(select count(*) from gone) > 1000'
  const timing =
    which === 'each' ? 'before delete on sessions for each row' : `${afterwards} for each statement`
  await api.db.execute(
    sql.raw(`create function refuse() returns trigger language plpgsql as $$ begin
      if ${condition} then raise exception 'refused'; end if; return null; end $$`),
  )
  await api.db.execute(sql.raw(`create trigger refuse ${timing} execute function refuse()`))
  await work().finally(() => api.db.execute(sql`drop function refuse cascade`))
}
const afterwards = 'after delete on sessions referencing old table as gone'

describe('createPurger', () => {
  it('deletes expired rows in small batches, however many there are (R23)', async () => {
    await endSessions(2600)
    const { run, logged, lines } = open()
    await whileFailing('large', run)
    expect(await api.db.select().from(sessions)).toEqual([])
    expect(logged).toEqual([])
    expect(await lines()).toEqual(
      expect.arrayContaining([
        'store_purged_rows_total{table="sessions"} 2600',
        `store_purge_success_timestamp_seconds ${testStartTime.getTime() / 1000}`,
      ]),
    )
  })

  it('continues with the other tables when one fails, and logs an error the second time', async () => {
    await endSessions(1)
    await api.db.insert(captchas).values({ id: crypto.randomUUID(), answerHmac: '', expiresAt: ended })
    const { run, logged, lines } = open()
    await whileFailing('each', async () => {
      await run()
      expect(await api.db.select().from(captchas)).toEqual([])
      expect(logged).toHaveLength(1)
      await run()
    })
    const failed = 'purge: sessions could not be purged'
    expect(logged).toEqual(['warn', 'error'].map((level) => `${level} ${failed}`))
    expect(await lines()).toContain('store_purge_failures_total{table="sessions"} 2')
    expect(await lines()).toContain('store_purge_success_timestamp_seconds 0')
    await run()
    expect(await api.db.select().from(sessions)).toEqual([])
    expect(await lines()).toContain(`store_purge_success_timestamp_seconds ${testStartTime.getTime() / 1000}`)
  })
})
