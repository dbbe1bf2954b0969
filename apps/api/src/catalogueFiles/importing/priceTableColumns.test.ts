import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DatabaseHandle } from '../../db/Database.ts'
import { products } from '../../db/schema/products.ts'
import { openTestDatabase } from '../../fixtures/openTestDatabase.ts'
import { createMemoryStorage } from '../../pictures/createMemoryStorage.ts'
import { runImportCommand } from './runImportCommand.ts'

const pictures = createMemoryStorage({ now: () => new Date() })

let database: DatabaseHandle
let folder: string
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tables-'))
  database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const write = (file: string, ...rows: readonly string[]) =>
  writeFileSync(join(folder, file), `\uFEFF${rows.join('\r\n')}\r\n`)

const run = (...options: readonly string[]) => runImportCommand([folder, ...options], database, pictures)

const all = () => database.db.select().from(products).orderBy(asc(products.nid))

async function product(nid: number) {
  const [found] = await database.db.select().from(products).where(eq(products.nid, nid))
  return found
}

describe('a folder with only prices and stock', () => {
  it('changes only the listed values of the listed products, and has no further effect when imported again', async () => {
    const before = await all()
    await database.db.update(products).set({ stock: 77 }).where(eq(products.nid, 1003))
    write('prices.csv', 'nid;title;price;listPrice', '1001;Twelve;755.50;999', '1002;Any;;899')
    write('stock.csv', 'sku;stock', 'mg-1001;3', 'mg-2001;0')
    const dry = await run()
    expect(dry.text).toContain('changed  1001 Twelve Red Roses Bouquet: price ₹699.00 → ₹755.50, listPrice')
    expect(dry.text).toMatch(/stays; --set-stock writes that of the files\.\nThis was a dry run/)
    expect(await product(1001)).toMatchObject({ price: 69_900 })

    expect((await run('--apply', '--set-stock', '--remove-missing')).text).toMatch(/Written\.$/)
    expect(await product(1001)).toMatchObject({ price: 75_550, listPrice: 99_900, stock: 3 })
    expect(await product(1002)).toMatchObject({ listPrice: 89_900 })
    expect(await product(2001)).toMatchObject({ stock: 0 })
    // This product was sold after the files were written, and no table contains it.
    expect(await product(1003)).toMatchObject({ stock: 77 })
    const once = await all()
    expect(once.length).toBe(before.length)
    expect((await run('--apply', '--set-stock')).text).toMatch(/Nothing to do: the store has/)
    expect(await all()).toEqual(once)
  })

  it('is rejected as a whole if one row is wrong', async () => {
    const before = await all()
    write('prices.csv', 'nid,price', '1001,700', '1002,"₹1,299.00"')
    expect(await run('--apply')).toMatchObject({
      isSuccess: false,
      text: expect.stringContaining('prices.csv:3:6  cell B3, price: must be a number; it is "₹1,299.00"'),
    })
    expect(await all()).toEqual(before)
  })
})

it('products from a spreadsheet are written like those from YAML', async () => {
  mkdirSync(join(folder, 'products'))
  write('categories.csv', 'id,title,slug,intro', 'flowers,Flowers,flowers,Fresh.')
  write(
    'products/own.csv',
    'nid,type,slug,title,category,price,addedOn,alt,description,contains,delivery.through,attributes',
    '77,flower,nine-roses,Nine Roses,flowers,499.50,2026-11-01,Nine roses in a tall glass,"Red, of course.","9 roses\r\n1 glass",vendor,"[{ id: 31, label: Vase, name: Vase, display: select, required: false, options: [{ id: 1, name: Glass, adds: 99 }] }]"',
  )
  write('stock.csv', 'nid,stock', '77,12')
  expect((await run('--apply')).text).toMatch(/Written\.$/)
  expect(await product(77)).toMatchObject({
    ...{ title: 'Nine Roses', price: 49_950, stock: 12, sku: 'mg-77' },
    ...{ description: 'Red, of course.', contains: ['9 roses', '1 glass'] },
  })
  expect((await run('--apply')).text).toMatch(/Nothing to do/)
})
