import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiFolder } from '../../apiFolder.ts'
import type { DatabaseHandle } from '../../db/Database.ts'
import { catalogueFiles, catalogueProducts } from '../../db/schema/catalogueSources.ts'
import { products } from '../../db/schema/products.ts'
import { openTestDatabase } from '../../fixtures/openTestDatabase.ts'
import { createMemoryStorage } from '../../pictures/createMemoryStorage.ts'
import { seedPlaces } from '../../places/index.ts'
import { runImportCommand } from '../importing/runImportCommand.ts'
import { readCatalogue } from '../reading/readCatalogue.ts'
import { runExportCommand } from './runExportCommand.ts'

const sample = join(apiFolder, 'sample/catalogue')
const pictures = createMemoryStorage({ now: () => new Date() })

let database: DatabaseHandle
let folder: string
beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'export-')), 'catalogue')
  database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
})
afterEach(async () => {
  await database.close()
  rmSync(join(folder, '..'), { recursive: true })
})

const save = (to = folder, ...options: readonly string[]) => runExportCommand([to, ...options], database)
const load = (...options: readonly string[]) =>
  runImportCommand([folder, '--set-stock', ...options], database, pictures)

function read(from: string) {
  const result = readCatalogue(from)
  if (!result.isValid) throw new Error(JSON.stringify(result.errors))
  return result.catalogue
}

const bytesOf = (from: string) =>
  new Map(
    readdirSync(from, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(yaml|csv|json)$/.test(file))
      .sort()
      .map((file) => [file, readFileSync(join(from, file), 'utf8')]),
  )

describe('the export of the sample', () => {
  it('equals the sample in content, is byte-identical each time, and changes nothing when imported', async () => {
    expect(await save()).toEqual({ text: 'Written: 28 files.', isSuccess: true })
    expect(read(folder)).toEqual(read(sample))
    expect((await load('--remove-missing')).text).toContain('Nothing to do')
    const second = join(folder, '../second')
    await save(second)
    expect(bytesOf(second)).toEqual(bytesOf(folder))
    await load('--apply', '--remove-missing')
    await save(folder, '--replace')
    expect(bytesOf(folder)).toEqual(bytesOf(second))
  })

  it('contains the same catalogue in CSV, is byte-identical each time, and changes nothing when imported', async () => {
    expect(await save(folder, '--format', 'csv')).toEqual({ text: 'Written: 30 files.', isSuccess: true })
    const files = [...bytesOf(folder).keys()]
    expect(files).toEqual(
      expect.arrayContaining(['prices.csv', 'products/cakes.csv', 'service-areas.csv', 'stock.csv']),
    )
    expect(files.filter((file) => /^products\/.*yaml$/.test(file))).toEqual([])
    expect(read(folder)).toEqual(read(sample))
    expect((await load('--remove-missing')).text).toContain('Nothing to do')
    const second = join(folder, '../second')
    await save(second, '--format', 'csv')
    expect(bytesOf(second)).toEqual(bytesOf(folder))
    await load('--apply', '--remove-missing')
    await save(second, '--replace')
    const yaml = join(folder, '../yaml')
    await save(yaml)
    expect(bytesOf(second)).toEqual(bytesOf(yaml))
  })

  it('restores a whole store: importing it into an empty store gives the rows of the sample', async () => {
    await save()
    const rows = await database.db.select().from(products).orderBy(products.nid)
    await database.close()
    database = await openTestDatabase()
    await seedPlaces(database)
    expect((await load('--apply')).isSuccess).toBe(true)
    const restored = await database.db.select().from(products).orderBy(products.nid)
    expect(restored).toEqual(rows.map((row) => ({ ...row, changedAt: expect.any(Date) })))
  })
})

describe('the export', () => {
  it('contains the current prices and stock of the store', async () => {
    const set = (nid: number, values: Partial<typeof products.$inferInsert>) =>
      database.db.update(products).set(values).where(eq(products.nid, nid))
    await set(1001, { price: 70_050, listPrice: 70_050, stock: 5 })
    await set(1002, { listPrice: 99_900 })
    await set(1003, { stock: 0, category: 'off-sale', withdrawnFrom: 'flowers', withdrawnStock: 8 })
    const { text } = await save()
    expect(text).toMatch(/^Written: 28 files\.\nWithdrawn by API, which the files do not say:\n {2}1003 /)
    const exported = read(folder).files.products ?? []
    const of = (nid: number) => exported.find((product) => product.nid === nid)
    expect(of(1001)).toMatchObject({ price: 70_050, stock: 5 })
    expect([of(1001)?.listPrice, of(1001)?.priceBreakup]).toEqual([undefined, undefined])
    expect(of(1002)?.listPrice).toBe(99_900)
    expect(of(1003)).toMatchObject({ category: 'flowers', stock: 8 })
    const rows = () =>
      database.db
        .select({ price: products.price, stock: products.stock })
        .from(products)
        .orderBy(products.nid)
    const before = await rows()
    await load('--apply')
    expect(await rows()).toEqual(before)
  })

  it('writes only to an empty folder, or replaces the files of a catalogue and keeps other files', async () => {
    cpSync(join(apiFolder, 'sample/template'), folder, { recursive: true })
    writeFileSync(join(folder, 'README.md'), 'Ours.')
    const refused = await save()
    expect(refused.isSuccess).toBe(false)
    expect(refused.text).toContain('is not empty')
    expect((await save(folder, '--replace')).isSuccess).toBe(true)
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('Ours.')
    expect(read(folder)).toEqual(read(sample))
  })

  it('lists what it cannot write: products that an older version imported', async () => {
    await database.db.delete(catalogueProducts).where(eq(catalogueProducts.nid, 1001))
    expect((await save()).text).toMatch(/older version; import them again:\n {2}1001 Twelve Red Roses/)
    await database.db.delete(catalogueProducts)
    await database.db.delete(catalogueFiles)
    const empty = join(folder, '../empty')
    expect(await save(empty)).toMatchObject({ isSuccess: false })
  })

  it('explains its options', async () => {
    expect(await runExportCommand([], database)).toMatchObject({ isSuccess: false })
    expect((await save(folder, '--force')).text).toMatch(/^Give an empty folder/)
    expect((await save(folder, '--format', 'xlsx')).text).toMatch(/^Give an empty folder/)
  })
})
