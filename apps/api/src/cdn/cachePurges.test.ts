import { join } from 'node:path'
import { type Paise, paise } from '@store/api-client/contract/money'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiFolder } from '../apiFolder.ts'
import { runImportCommand } from '../catalogueFiles/importing/runImportCommand.ts'
import type { DatabaseHandle } from '../db/Database.ts'
import { products } from '../db/schema/products.ts'
import { shops } from '../db/schema/shops.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { startCdnServer, type TestCdn } from '../fixtures/startCdnServer.ts'
import { countJobs } from '../jobs/countJobs.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { createMemoryStorage } from '../pictures/createMemoryStorage.ts'
import { createStockService } from '../stock/index.ts'
import { type ClosableCachePurgeQueue, openCachePurgeQueue } from './openCachePurgeQueue.ts'

const clock = { now: () => new Date() }
const editor = { actor: 'Warehouse' }
const roses = 'mg-1001'

let database: DatabaseHandle
let cdn: TestCdn
let opened: ClosableCachePurgeQueue[] = []
const warned: unknown[] = []
const metrics = createMetrics()
beforeEach(async () => {
  warned.length = 0
  cdn = await startCdnServer()
  database = await openTestDatabase({ seed: 'sample' })
})
afterEach(async () => {
  for (const one of opened) await one.close()
  opened = []
  await database.close()
  await cdn.close()
})

/** Opens the purges of an instance or of a command. */
async function open({ sends = true, sendAfterMs = 0 } = {}) {
  const purges = await openCachePurgeQueue({
    ...{ database, cdn: cdn.fastly, clock, metrics },
    ...(sends && { sendAfterMs }),
    log: { ...silentLog, warn: (_, cause) => warned.push(cause) },
  })
  opened.push(purges)
  return { ...purges, stock: createStockService({ ...database, clock, cachePurges: purges }) }
}

const priceOf = async (sku: string) => {
  const [row] = await database.db.select().from(products).where(eq(products.sku, sku))
  return row?.price ?? 0
}
/** A row of a request that changes a price or a stock. */
const row = (sku: string, changed: { readonly stock?: number; readonly price?: Paise }) => ({
  ...{ sku, stock: undefined, price: undefined, listPrice: undefined, ifStock: undefined },
  ...changed,
})
const newPrice = async () => [row(roses, { price: paise((await priceOf(roses)) + 100) })]
const waiting = async () =>
  (await countJobs(database.db)).reduce(
    (sum, { queue, waiting }) => (/^cdn/.test(queue) ? sum + waiting : sum),
    0,
  )
const tagsOfRoses = ['home', 'search', 'products', 'category-flowers', 'product-1001']

describe('a change by the staff', () => {
  it('purges the product and every list that can contain it when its price changes', async () => {
    const { stock } = await open()
    await stock.change(await newPrice(), editor)
    await cdn.accepted(1)
    expect(cdn.purges).toEqual([tagsOfRoses])
  })

  it('purges when a product sells out, but not for a change of stock that no page shows', async () => {
    const { stock } = await open()
    await stock.change([row(roses, { stock: 7 })], editor)
    await stock.change([row(roses, { stock: 6 })], editor)
    expect(await waiting()).toBe(0)
    await stock.change([row(roses, { stock: 0 })], editor)
    await cdn.accepted(1)
    expect(cdn.purges).toEqual([tagsOfRoses])
  })

  it('purges when a product is withdrawn', async () => {
    const { stock } = await open()
    await stock.withdraw([roses], editor)
    await cdn.accepted(1)
    expect(cdn.purges).toEqual([tagsOfRoses])
  })

  it('purges nothing if the change is rejected', async () => {
    const { stock } = await open()
    const rows = [...(await newPrice()), row('none', { stock: 1 })]
    await expect(stock.change(rows, editor)).rejects.toThrow()
    expect([await waiting(), cdn.purges]).toEqual([0, []])
  })
})

describe('an import', () => {
  const folder = join(apiFolder, 'sample/catalogue')
  beforeEach(async () => {
    await database.close()
    database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
  })
  const storage = createMemoryStorage({ now: clock.now })
  const runImport = async () => {
    const command = await open({ sends: false })
    const { text, isSuccess } = await runImportCommand([folder, '--apply'], database, storage, {
      cachePurges: command,
    })
    if (!isSuccess) throw new Error(text)
  }

  it('makes a running instance purge only the imported products if nothing else changed', async () => {
    await database.db.update(products).set({ title: 'Old title' }).where(eq(products.sku, roses))
    await runImport()
    expect(cdn.purges).toEqual([])
    await open()
    await cdn.accepted(1)
    expect(cdn.purges).toEqual([tagsOfRoses])
  })

  it('purges everything if it changes content of every page', async () => {
    await open()
    await database.db.delete(shops)
    await runImport()
    await cdn.accepted(1)
    expect(cdn.purges).toEqual([['all']])
  })
})

describe('a CDN that fails', () => {
  it('does not make a product change fail; the failed purge is retried, logged without secrets and counted', async () => {
    const { stock } = await open()
    cdn.failWith(503, 429)
    await stock.change(await newPrice(), editor)
    await cdn.accepted(1)
    expect(cdn.purges).toEqual([tagsOfRoses])
    expect(warned.map(String)).toEqual([
      'CdnPurgeError: the CDN did not accept a purge: 503',
      'CdnPurgeError: the CDN did not accept a purge: 429',
    ])
    const counted = await metrics.serialize()
    expect(counted).toContain('store_cdn_purges_total{result="failed"} 2')
  })

  it('receives each purge only once although two instances run', async () => {
    const [first, second] = [await open(), await open()]
    await Promise.all([first.enqueue(database.db, ['product-1']), second.enqueue(database.db, ['product-2'])])
    await cdn.accepted(2)
    expect(cdn.purges.map(String).toSorted()).toEqual(['product-1', 'product-2'])
  })
})

describe('a purge', () => {
  it('is sent after the commit, once no instance serves the old page', async () => {
    const { enqueue } = await open({ sendAfterMs: 3_000 })
    let committedAt = 0
    await database.transact(async (tx) => {
      await enqueue(tx, ['home'])
      // The transaction takes longer than the wait, so the test fails if the wait begins with the transaction.
      await tx.execute(sql`select pg_sleep(3.5)`)
      committedAt = performance.now()
    })
    await cdn.accepted(1)
    expect(performance.now() - committedAt).toBeGreaterThan(2_900)
  })

  it('has a single tag for more than a hundred changes', async () => {
    const { enqueue } = await open()
    const many = Array.from({ length: 101 }, (_, at) => `product-${at}`)
    await database.transact((tx) => enqueue(tx, [...many.slice(1), 'product-1']))
    await cdn.accepted(1)
    await database.transact((tx) => enqueue(tx, many))
    await cdn.accepted(2)
    expect(cdn.purges.map(({ length }) => length)).toEqual([100, 1])
    expect(cdn.purges[1]).toEqual(['all'])
  })
})

it('a store without a CDN opens no queue', async () => {
  const none = await openCachePurgeQueue({ database, cdn: undefined, clock, log: silentLog })
  await none.enqueue(database.db, ['all'])
  await none.close()
  expect(await countJobs(database.db)).toEqual([])
})
