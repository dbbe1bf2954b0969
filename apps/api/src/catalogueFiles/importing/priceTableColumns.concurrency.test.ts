import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database, DatabaseHandle, TransactionRunner } from '../../db/Database.ts'
import { products } from '../../db/schema/products.ts'
import { gifts } from '../../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { openTestDatabase } from '../../fixtures/openTestDatabase.ts'
import { openTestAccount, placeGiftOrder } from '../../fixtures/orderJourney.ts'
import { createMemoryStorage } from '../../pictures/createMemoryStorage.ts'
import { runImportCommand } from './runImportCommand.ts'

const pictures = createMemoryStorage({ now: () => new Date() })

let database: DatabaseHandle
let api: TestApi
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'))
  database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
  api = await openTestApi({}, { database, hasAllPlaces: true })
})
afterEach(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
})

const write = (file: string, ...rows: readonly string[]) =>
  writeFileSync(join(folder, file), `${rows.join('\n')}\n`)

/**
 * Imports the folder; `meanwhile` runs before the commit of each transaction, and receives the number of the
 * transaction.
 */
function runImport(meanwhile: (transaction: number) => Promise<unknown>) {
  let transactions = 0
  const transact: TransactionRunner = (work) =>
    database.transact(async (tx, deferToCommit) => {
      const result = await work(tx, deferToCommit)
      transactions += 1
      await meanwhile(transactions)
      return result
    })
  return runImportCommand([folder, '--apply', '--set-stock'], { db: database.db, transact }, pictures)
}

const product = async (nid: number) => {
  const [found] = await database.db.select().from(products).where(eq(products.nid, nid))
  return found
}

const sell = (db: Database, nid: number, units: number) =>
  db
    .update(products)
    .set({ stock: sql`${products.stock} - ${units}::integer` })
    .where(eq(products.nid, nid))

it('during an import, each product can be ordered until its own row is written, and other products at any time', async () => {
  write('prices.csv', 'nid,price', '1001,755', '1002,800')
  const account = await openTestAccount(api)
  const sold: number[] = []
  const report = await runImport(async (transaction) => {
    sold.push((await placeGiftOrder(account, gifts.cake)).lines.length)
    if (transaction === 1) await sell(database.db, 1001, 1)
  })
  expect(report).toMatchObject({ isSuccess: true, text: expect.stringMatching(/Written\.$/) })
  // The four transactions: reading, data that are not products, the products, and their files for the export.
  expect(sold).toEqual([1, 1, 1, 1])
  expect(await product(1001)).toMatchObject({ price: 75_500 })
})

it('an import subtracts from the new stock the units that are sold while it reads the store', async () => {
  write('stock.csv', 'nid,stock', '1001,10', '1002,1')
  await runImport(async (transaction) => {
    if (transaction > 1) return
    await sell(database.db, 1001, 3)
    await sell(database.db, 1002, 3)
  })
  expect(await product(1001)).toMatchObject({ stock: 7 })
  expect(await product(1002)).toMatchObject({ stock: 0 })
})

it('an import does not write a product that the staff changes meanwhile, writes the others, and reports both', async () => {
  write('prices.csv', 'nid,price,listPrice', '1001,755,800', '1002,,899')
  const report = await runImport(async (transaction) => {
    if (transaction > 1) return
    await database.db.update(products).set({ price: 95_000, listPrice: 95_000 }).where(eq(products.nid, 1002))
  })
  expect(report.isSuccess).toBe(false)
  expect(report.text).toMatch(
    /as they are:\n {2}outdated 1002 .*\nWritten in part: 3 of 4 changed products\./,
  )
  expect(await product(1001)).toMatchObject({ price: 75_500, listPrice: 80_000 })
  expect(await product(1002)).toMatchObject({ price: 95_000, listPrice: 95_000 })
})
