import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startPostgres } from '@store/config/postgres'
import { expect, it, onTestFinished } from 'vitest'
import { openPgliteInspector, openPostgresInspector } from './ledger/DatabaseInspector.ts'
import { findLedgerViolations } from './ledger/findLedgerViolations.ts'
import type { Ledger } from './ledger/Ledger.ts'
import { copyPostgres } from './processes/copyPostgres.ts'
import { startStore } from './processes/startStore.ts'
import { fetchStatus, waitUntilReady } from './processes/waitUntilReady.ts'
import type { GiftQuantities } from './shopper/ShopperHistory.ts'
import { startCrowd } from './shopper/startCrowd.ts'

const shoppers = 4
const pieces = 1_000_000

/** Returns the products whose stock and orders do not add up to the initial stock. */
function amiss({ orders, stock }: Ledger, stockBefore: GiftQuantities): readonly string[] {
  const sold = new Map<string, number>()
  for (const { gifts } of orders) {
    for (const [nid, amount] of Object.entries(gifts)) sold.set(nid, (sold.get(nid) ?? 0) + amount)
  }
  const left = new Map(Object.entries(stock))
  return Object.entries(stockBefore)
    .filter(([nid, pieces]) => pieces !== (left.get(nid) ?? 0) + (sold.get(nid) ?? 0))
    .map(([nid]) => nid)
}

it('a backup of Postgres that was taken under load restores a consistent state, and the store starts on it', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const store = await startStore({ kind: 'api', env: { DATABASE_URL: postgres.url } })
  onTestFinished(store.stop)
  const books = await openPostgresInspector(postgres.url)
  const stockBefore = await books.fillStock(pieces)

  const crowd = await startCrowd(store.origin, shoppers)
  for (let order = 0; order < 10; order += 1) await crowd.nextOrder()
  const before = (await books.read()).orders.map(({ id }) => id)
  const copy = await copyPostgres(postgres.url)
  for (let order = 0; order < 3; order += 1) await crowd.nextOrder()
  await crowd.finish()
  const after = (await books.read()).orders.map(({ id }) => id)
  await books.close()
  await store.kill('SIGTERM')

  const restored = await startPostgres({}, copy)
  onTestFinished(() => rm(dirname(copy), { recursive: true, force: true }))
  onTestFinished(restored.stop)
  const again = await startStore({ kind: 'api', data: store.data, env: { DATABASE_URL: restored.url } })
  onTestFinished(again.stop)
  await waitUntilReady(again.origin, 20_000)
  const found = await openPostgresInspector(restored.url)
  const ledger = await found.read()
  await found.close()
  const ids = ledger.orders.map(({ id }) => id)
  expect(before.filter((id) => !ids.includes(id))).toEqual([])
  expect(ids.filter((id) => !after.includes(id))).toEqual([])
  expect(ids.length).toBeLessThan(after.length)
  expect(amiss(ledger, stockBefore)).toEqual([])
  const buyer = await startCrowd(again.origin, 1)
  await buyer.nextOrder()
  await buyer.finish()
})

it('a backup of the PGlite folder of a stopped store restores every order', async () => {
  const store = await startStore({ kind: 'api' })
  onTestFinished(store.stop)
  await store.kill('SIGTERM')
  const first = await openPgliteInspector(join(store.data, 'pglite'))
  const stockBefore = await first.fillStock(pieces)
  await first.close()
  await store.start()
  const crowd = await startCrowd(store.origin, shoppers)
  for (let order = 0; order < 5; order += 1) await crowd.nextOrder()
  await crowd.finish()
  await store.kill('SIGTERM')

  const home = await mkdtemp(join(tmpdir(), 'copy-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const data = join(home, 'data')
  await cp(store.data, data, { recursive: true })
  const books = await openPgliteInspector(join(data, 'pglite'))
  const ledger = await books.read()
  await books.close()
  expect(findLedgerViolations({ histories: crowd.histories, ledger, stockBefore })).toEqual([])
  const again = await startStore({ kind: 'api', data })
  onTestFinished(again.stop)
  expect(await fetchStatus(`${again.origin}/api/ready`)).toBe(200)
})
