import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiFolder } from '../../apiFolder.ts'
import type { DatabaseHandle } from '../../db/Database.ts'
import { categories } from '../../db/schema/categories.ts'
import { coupons } from '../../db/schema/coupons.ts'
import { deliverySlots } from '../../db/schema/deliverySlots.ts'
import { products } from '../../db/schema/products.ts'
import { searchables, searchWords } from '../../db/schema/searchables.ts'
import { serviceAreas } from '../../db/schema/serviceAreas.ts'
import { shops } from '../../db/schema/shops.ts'
import { openTestDatabase } from '../../fixtures/openTestDatabase.ts'
import type { Seed } from '../../fixtures/Seed.ts'
import { seedReferencePincodes } from '../../fixtures/seedReferencePincodes.ts'
import { createMemoryStorage } from '../../pictures/createMemoryStorage.ts'
import { runImportCommand } from './runImportCommand.ts'

const gifts = 'products/gifts.yaml'
const pictures = createMemoryStorage({ now: () => new Date() })

let database: DatabaseHandle
let folder: string
const open = async (seed: Seed) => {
  database = await openTestDatabase({ seed })
  if (seed === 'empty') await seedReferencePincodes(database)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  cpSync(join(apiFolder, 'sample/template'), folder, { recursive: true })
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const run = (...options: readonly string[]) => runImportCommand([folder, ...options], database, pictures)

function change(file: string, find: string, text: string): void {
  const path = join(folder, file)
  const before = readFileSync(path, 'utf8')
  if (!before.includes(find)) throw new Error(`${file} does not contain ${find}`)
  writeFileSync(path, before.replaceAll(find, text))
}

const productsNow = () => database.db.select().from(products).orderBy(products.nid)

const product = async (nid: number) => {
  const [found] = await database.db.select().from(products).where(eq(products.nid, nid))
  return found
}

/** All rows that an import can write. */
const snapshot = async () => [
  await productsNow(),
  await database.db.select().from(categories).orderBy(categories.id),
  await database.db.select().from(coupons).orderBy(coupons.code),
  await database.db.select().from(deliverySlots).orderBy(deliverySlots.id),
  await database.db.select().from(serviceAreas).orderBy(serviceAreas.scope, serviceAreas.key),
  await database.db.select().from(shops),
  await database.db.select().from(searchables).orderBy(searchables.nid),
  await database.db.select().from(searchWords).orderBy(searchWords.word),
]

describe('the template in an empty store', () => {
  beforeEach(() => open('empty'))

  it('is reported by a dry run, which writes nothing', async () => {
    const { text, isSuccess } = await run()
    expect(isSuccess).toBe(true)
    expect(text).toContain('Products: 3 new\n  new      1 Ten Garden Roses\n  new      2 Lemon Cake')
    expect(text).toContain('Coupons: 1 new\n  new      WELCOME')
    expect(text).toMatch(/This was a dry run: nothing was written/)
    expect(await productsNow()).toEqual([])
  })

  it('is written by --apply, in paise, and importing it twice has no further effect', async () => {
    expect((await run('--apply')).text).toMatch(/Written\.$/)
    expect(await product(3)).toMatchObject({ price: 4950, sku: 'mg-3', stock: 80, category: 'add-ons' })
    expect(await database.db.select().from(coupons)).toMatchObject([
      { code: 'WELCOME', maxPaise: 10_000, minPaise: 49_900, firstOrderOnly: true, active: true },
    ])
    expect(await database.db.$count(searchWords)).toBeGreaterThan(3)
    const once = await snapshot()
    const again = await run('--apply', '--remove-missing', '--set-stock')
    expect(again).toEqual({ text: 'Nothing to do: the store has what the files say.', isSuccess: true })
    expect(await snapshot()).toEqual(once)
  })

  it('is imported again with only its changes, and the report shows the values before and after', async () => {
    await run('--apply')
    change(gifts, 'price: 649 ', 'price: 699.50 ')
    change(gifts, 'title: Lemon Cake', 'title: Lime Cake')
    const { text } = await run('--apply')
    expect(text).toContain('Products: 2 changed\n')
    expect(text).toContain(
      'changed  1 Ten Garden Roses: price ₹649.00 → ₹699.50, listPrice ₹649.00 → ₹699.50',
    )
    expect(text).toContain('changed  2 Lime Cake: title Lemon Cake → Lime Cake')
    expect((await product(1))?.price).toBe(69_950)
    const words = await database.db.select().from(searchWords)
    expect(words.map(({ word }) => word)).toContain('lime')
  })

  it('does not overwrite the current stock, unless --set-stock is given', async () => {
    await run('--apply')
    await database.db.update(products).set({ stock: 5 }).where(eq(products.nid, 1))
    change(gifts, 'title: Ten Garden Roses', 'title: Eleven Garden Roses')
    const { text } = await run('--apply')
    expect(text).toContain('stock    1 Ten Garden Roses: stays at 5')
    expect(await product(1)).toMatchObject({ title: 'Eleven Garden Roses', stock: 5 })
    expect((await run()).text).toMatch(/Nothing to do/)
    await run('--apply', '--set-stock')
    expect((await product(1))?.stock).toBe(12)
  })

  it('can swap the slugs of two products', async () => {
    await run('--apply')
    change(gifts, 'type: flower', 'type: gift')
    change(gifts, 'type: cake', 'type: gift')
    await run('--apply')
    change(gifts, 'slug: garden-roses', 'slug: between')
    change(gifts, 'slug: lemon-cake', 'slug: garden-roses')
    change(gifts, 'slug: between', 'slug: lemon-cake')
    expect((await run('--apply')).isSuccess).toBe(true)
    expect([(await product(1))?.slug, (await product(2))?.slug]).toEqual(['lemon-cake', 'garden-roses'])
  })

  it('withdraws a product missing from its files only with --remove-missing, and relists it later with its stock', async () => {
    await run('--apply')
    const whole = readFileSync(join(folder, gifts), 'utf8')
    writeFileSync(join(folder, gifts), whole.slice(0, whole.indexOf('# 3.')))
    change(gifts, '  addOns: greetings # a set of add-ons.yaml\n', '')
    rmSync(join(folder, 'add-ons.yaml'))
    rmSync(join(folder, 'coupons.yaml'))
    change('delivery-slots.yaml', 'from: 17', 'from: 18')
    const stored = await run('--apply')
    expect(stored.text).toContain('kept     3 Birthday Card')
    expect(stored.text).toContain('--remove-missing removes it')
    expect(await product(3)).toMatchObject({ stock: 80, category: 'add-ons' })

    const removed = await run('--apply', '--remove-missing')
    expect(removed.text).toContain('removed  3 Birthday Card')
    expect(await product(3)).toMatchObject({ stock: 0, category: 'off-sale' })
    expect(await database.db.select().from(deliverySlots).where(eq(deliverySlots.id, '17-21'))).toMatchObject(
      [{ capacity: 0 }],
    )
    // A missing file does not change its part of the store.
    expect(await database.db.select().from(coupons)).toMatchObject([{ active: true }])
    expect((await run('--remove-missing')).text).toMatch(/^Nothing to do/)

    cpSync(join(apiFolder, 'sample/template'), folder, { recursive: true })
    await run('--apply')
    expect(await product(3)).toMatchObject({ stock: 80, category: 'add-ons' })
  })

  it('is not written at all if one row cannot be written', async () => {
    await database.db.insert(categories).values({
      ...{ id: 'cut-flowers', slug: 'cut-flowers', title: 'Cut Flowers', intro: '', picture: null },
      ...{ isShelf: true, position: 0 },
    })
    // Inserted after the plan was made; it has the slug that the files give to another category.
    const transact: DatabaseHandle['transact'] = (work) =>
      database.transact(async (tx, deferToCommit) => {
        const result = await work(tx, deferToCommit)
        await tx.update(categories).set({ slug: 'cakes' }).where(eq(categories.id, 'cut-flowers'))
        return result
      })
    await expect(runImportCommand([folder, '--apply'], { ...database, transact }, pictures)).rejects.toThrow()
    expect(await productsNow()).toEqual([])
    expect(await database.db.$count(serviceAreas)).toBe(0)
  })

  it('is rejected if a product has the slug of another product in the store, which the error names', async () => {
    await run('--apply')
    change(gifts, 'nid: 1 #', 'nid: 11 #')
    const { text, isSuccess } = await run('--apply')
    expect(isSuccess).toBe(false)
    expect(text).toContain('11 Ten Garden Roses cannot have the type and slug of 1 Ten Garden Roses')
    expect(await product(11)).toBeUndefined()
  })

  it('is not written if its files have errors, which are reported', async () => {
    change(gifts, 'price: 649 ', 'price: cheap ')
    change('service-areas.yaml', 'pune', 'poona')
    const { text, isSuccess } = await run('--apply')
    expect(isSuccess).toBe(false)
    expect(text).toMatch(
      /^1 error in the files:\n\nproducts\/gifts\.yaml:\d+:\d+ {2}\[0\]\.price: must be a number/,
    )
    expect(await productsNow()).toEqual([])
  })

  it('is not imported with invalid arguments, and the options are shown', async () => {
    for (const args of [[], [folder, 'another'], [folder, '--aply']]) {
      const { text, isSuccess } = await runImportCommand(args, database, pictures)
      expect(isSuccess).toBe(false)
      expect(text).toContain('--apply')
    }
  })
})

describe('the sample catalogue', () => {
  it('causes no changes in a store that was seeded with it, because seeding and import write the same rows', async () => {
    await open('sampleAndAllPlaces')
    const { text, isSuccess } = await runImportCommand(
      [join(apiFolder, 'sample/catalogue'), '--remove-missing', '--set-stock'],
      database,
      pictures,
    )
    expect(text).toMatch(/Nothing to do: the store has what the files say\.$/)
    expect(text).toContain('waits    8001 Marigold Gift Card')
    expect(isSuccess).toBe(true)
  })

  it("is replaced by the shop's own catalogue", async () => {
    await open('sample')
    const { text } = await run('--apply', '--remove-missing')
    expect(text).toContain('removed  1001 Twelve Red Roses Bouquet')
    expect(await product(1001)).toMatchObject({ stock: 0, category: 'off-sale' })
    expect((await database.db.select().from(searchables)).map(({ nid }) => nid)).toEqual([1, 2])
    expect((await run('--remove-missing')).text).toMatch(/^Nothing to do/)
  })
})
