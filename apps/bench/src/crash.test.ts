import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { startPostgres } from '@store/config/postgres'
import { expect, it, onTestFinished } from 'vitest'
import { openPgliteInspector, openPostgresInspector } from './ledger/DatabaseInspector.ts'
import { findLedgerViolations } from './ledger/findLedgerViolations.ts'
import { type RunningStore, startStore } from './processes/startStore.ts'
import { waitUntilReady } from './processes/waitUntilReady.ts'
import { minMedianMax, writeMetrics } from './processes/writeMetrics.ts'
import { type Crowd, startCrowd } from './shopper/startCrowd.ts'

const kills = 10
const shoppers = 8
const pieces = 1_000_000

/** Kills a store at random moments under load; returns the milliseconds from each start until the store is ready. */
async function killOverAndOver(store: RunningStore, crowd: Crowd): Promise<readonly number[]> {
  const recoveries: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
    // The test needs a random moment.
    await setTimeout(randomInt(300))
    expect(await store.kill('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' })
    const started = performance.now()
    await store.start()
    await waitUntilReady(store.origin, 20_000)
    recoveries.push(performance.now() - started)
  }
  await crowd.nextOrder()
  return recoveries
}

it('the store keeps each confirmed order complete, and no other, after 10 kills under load on Postgres', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const store = await startStore({ kind: 'api', env: { DATABASE_URL: postgres.url } })
  onTestFinished(store.stop)
  const books = await openPostgresInspector(postgres.url)
  onTestFinished(books.close)
  const stockBefore = await books.fillStock(pieces)

  const crowd = await startCrowd(store.origin, shoppers)
  const recoveries = await killOverAndOver(store, crowd)
  await crowd.finish()

  const ledger = await books.read()
  expect(findLedgerViolations({ histories: crowd.histories, ledger, stockBefore })).toEqual([])
  writeMetrics('crash-postgres', {
    kills,
    orders: crowd.placed(),
    'start to ready': minMedianMax(recoveries),
  })
})

it('the store keeps each confirmed order complete, and no other, after 10 kills under load on PGlite on disk', async () => {
  const store = await startStore({ kind: 'api' })
  onTestFinished(store.stop)
  const folder = join(store.data, 'pglite')
  await store.kill('SIGTERM')
  const before = await openPgliteInspector(folder)
  const stockBefore = await before.fillStock(pieces)
  await before.close()
  await store.start()

  const crowd = await startCrowd(store.origin, shoppers)
  const recoveries = await killOverAndOver(store, crowd)
  await crowd.finish()

  expect(await store.kill('SIGTERM')).toEqual({ code: 0, signal: null })
  const books = await openPgliteInspector(folder)
  const ledger = await books.read()
  await books.close()
  expect(findLedgerViolations({ histories: crowd.histories, ledger, stockBefore })).toEqual([])
  writeMetrics('crash-pglite', { kills, orders: crowd.placed(), 'start to ready': minMedianMax(recoveries) })
})
