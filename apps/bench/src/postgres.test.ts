import { startPostgres } from '@store/config/postgres'
import { it, type TestContext } from 'vitest'
import { openPostgresInspector } from './ledger/DatabaseInspector.ts'
import { findLedgerViolations } from './ledger/findLedgerViolations.ts'
import { startStore } from './processes/startStore.ts'
import { fetchStatus, waitUntilReady } from './processes/waitUntilReady.ts'
import { minMedianMax, writeMetrics } from './processes/writeMetrics.ts'
import { createDatabaseProxy } from './proxy/createDatabaseProxy.ts'
import type { RecordedResponse } from './shopper/openSimulatedBrowser.ts'
import { startCrowd } from './shopper/startCrowd.ts'

const pieces = 1_000_000

/** Opens a store whose Postgres is behind a proxy, and a crowd that shops there. */
async function openGround(
  { onTestFinished }: Pick<TestContext, 'onTestFinished'>,
  env: Readonly<Record<string, string>> = {},
) {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const link = await createDatabaseProxy(postgres.url)
  onTestFinished(link.close)
  const store = await startStore({ kind: 'api', env: { DATABASE_URL: link.url, ...env } })
  onTestFinished(store.stop)
  const books = await openPostgresInspector(postgres.url)
  const stockBefore = await books.fillStock(pieces)
  await books.close()
  const crowd = await startCrowd(store.origin, 8)
  return {
    postgres,
    link,
    store,
    crowd,
    /** Lets all shoppers finish; returns the differences between the database and the responses. */
    async settle() {
      await crowd.finish()
      const books = await openPostgresInspector(postgres.url)
      const ledger = await books.read()
      await books.close()
      return findLedgerViolations({ histories: crowd.histories, ledger, stockBefore })
    },
  }
}

const failures = (answers: readonly RecordedResponse[]) => answers.filter(({ status }) => status >= 500)

/** The only error allowed while the database is unavailable. */
const unavailable = { status: 503, code: 'unavailable', retryAfter: '1' }

// Concurrent, because the second test mostly waits.
it.concurrent('the store responds with 503 during 5 crashes of Postgres under load, recovers by itself, and loses no order', async ({
  expect,
  onTestFinished,
}) => {
  const { postgres, store, crowd, settle } = await openGround({ onTestFinished })
  const pid = store.pid()
  const recoveries: number[] = []
  for (let crash = 0; crash < 5; crash += 1) {
    for (let order = 0; order < 8; order += 1) await crowd.nextOrder()
    await postgres.crash()
    expect(await fetchStatus(`${store.origin}/api/ready`)).toBe(503)
    expect(await fetchStatus(`${store.origin}/api/health`)).toBe(200)
    await postgres.start()
    const started = performance.now()
    await crowd.nextOrder()
    recoveries.push(performance.now() - started)
  }
  expect(await settle()).toEqual([])
  const failed = failures(crowd.responses())
  expect(failed).not.toEqual([])
  for (const failure of failed) expect(failure).toMatchObject(unavailable)
  expect(await fetchStatus(`${store.origin}/api/ready`)).toBe(200)
  expect(store.pid()).toBe(pid)
  writeMetrics('crash-of-postgres', {
    crashes: 5,
    orders: crowd.placed(),
    'answers 503': failed.length,
    'database ready to first order': minMedianMax(recoveries),
  })
})

it.concurrent('the store is not ready while Postgres is unreachable or hangs, and all connections work afterwards', async ({
  expect,
  onTestFinished,
}) => {
  const { link, store, crowd, settle } = await openGround({ onTestFinished }, { STORE_DB_CONNECTIONS: '2' })

  link.cut()
  await crowd.nextOrder()
  await link.refuse()
  expect(await fetchStatus(`${store.origin}/api/ready`)).toBe(503)
  await link.restore()
  await crowd.nextOrder()

  link.hang()
  expect(await fetchStatus(`${store.origin}/api/ready`)).toBe(503)
  expect(await fetchStatus(`${store.origin}/api/health`)).toBe(200)
  await link.restore()
  const toReady = await waitUntilReady(store.origin, 10_000)
  await crowd.nextOrder()
  expect(await settle()).toEqual([])
  for (const failure of failures(crowd.responses())) expect(failure).toMatchObject(unavailable)

  // Repeats the test without load: both connections are idle, so each of the requests below loses one of them.
  const ask = (amount: number) =>
    Promise.all(Array.from({ length: amount }, () => fetchStatus(`${store.origin}/api/ready`)))
  await ask(4)
  link.hang()
  const hung = performance.now()
  expect(await ask(4)).toEqual([503, 503, 503, 503])
  const toNotReady = performance.now() - hung
  expect(toNotReady).toBeLessThan(4_000)
  await link.restore()
  await waitUntilReady(store.origin, 10_000)
  // With a dead connection in the pool, some of these requests would wait for that connection.
  const startedAt = performance.now()
  expect(new Set(await ask(20))).toEqual(new Set([200]))
  expect(performance.now() - startedAt).toBeLessThan(2_500)
  writeMetrics('link', {
    orders: crowd.placed(),
    'hang to not ready': `${Math.round(toNotReady)} ms`,
    'mended to ready': `${Math.round(toReady)} ms`,
  })
})
