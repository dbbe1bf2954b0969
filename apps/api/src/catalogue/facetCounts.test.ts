import { eq, gte, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { DatabaseHandle } from '../db/Database.ts'
import { categoryOfWithdrawnProducts, products } from '../db/schema/products.ts'
import { facetCounts, searchables } from '../db/schema/searchables.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { mergeFacetCounts } from './mergeFacetCounts.ts'

let database: DatabaseHandle
beforeAll(async () => {
  database = await openTestDatabase({ seed: 'sample' })
})
afterAll(() => database.close())

const some = [1001, 1002, 2001]

const stored = () =>
  database.db
    .select({
      ...{ category: facetCounts.category, occasions: facetCounts.occasions },
      ...{ flavours: facetCounts.flavours, colours: facetCounts.colours },
      products: sql`sum(${facetCounts.products})`.mapWith(Number).as('products'),
    })
    .from(facetCounts)
    .groupBy(facetCounts.category, facetCounts.occasions, facetCounts.flavours, facetCounts.colours)
    .having(sql`sum(${facetCounts.products}) <> 0`)
    .orderBy(sql`1, 2, 3, 4`)

const counted = () =>
  database.db
    .select({
      category: products.category,
      occasions: sql<string[]>`coalesce(${searchables.occasions}, '{}')`.mapWith(searchables.occasions),
      flavours: sql<string[]>`coalesce(${searchables.flavours}, '{}')`.mapWith(searchables.flavours),
      colours: sql<string[]>`coalesce(${searchables.colours}, '{}')`.mapWith(searchables.colours),
      products: sql`count(*)`.mapWith(Number),
    })
    .from(products)
    .leftJoin(searchables, eq(searchables.nid, products.nid))
    .groupBy(sql`1, 2, 3, 4`)
    .orderBy(sql`1, 2, 3, 4`)

const changes: Readonly<Record<string, () => Promise<unknown>>> = {
  'are withdrawn': () =>
    database.db
      .update(products)
      .set({ category: categoryOfWithdrawnProducts, stock: 0, withdrawnFrom: 'flowers', withdrawnStock: 3 })
      .where(inArray(products.nid, some)),
  'get other occasions and colors': () =>
    database.db
      .update(searchables)
      .set({ occasions: ['birthday', 'diwali'], colours: [] })
      .where(inArray(searchables.nid, [...some, 1003])),
  'lose their search rows': () => database.db.delete(searchables).where(inArray(searchables.nid, some)),
  'are listed again without a search row': () =>
    database.db
      .update(products)
      .set({ category: 'cakes', withdrawnFrom: null, withdrawnStock: null })
      .where(inArray(products.nid, some)),
  'get search rows': () =>
    database.db.insert(searchables).values(
      some.map((nid) => ({
        ...{ nid, title: 'cake', words: '', text: '', addedOn: '2026-11-01' },
        occasions: ['birthday'],
      })),
    ),
  'are copied': () =>
    database.db.execute(sql`
      insert into products select (jsonb_populate_record(gift, jsonb_build_object(
        'nid', gift.nid + 1000000, 'sku', gift.sku || '-2', 'slug', gift.slug || '-2'))).* from products gift`),
  'are upserted into another category': () =>
    database.db.execute(sql`
      insert into products select * from products where nid > 1000000
      on conflict (nid) do update set category = 'plants'`),
  'are deleted with their search rows': () =>
    database.db.delete(products).where(gte(products.nid, 1_000_001)),
  'are deleted': () => database.db.delete(products).where(eq(products.nid, 2001)),
}

it('the stored facet counts initially count the products of the database', async () => {
  expect(await counted()).not.toEqual([])
  expect(await stored()).toEqual(await counted())
})

it.each(Object.entries(changes))(
  'the stored facet counts match the products after some %s',
  async (_, change) => {
    const before = await stored()
    await change()
    expect(await stored()).not.toEqual(before)
    expect(await stored()).toEqual(await counted())
  },
)

it('the stored facet counts get no new row when only stock and price change', async () => {
  const before = await database.db.$count(facetCounts)
  await database.db.update(products).set({ stock: 1, price: 100, listPrice: 100 })
  expect(await database.db.$count(facetCounts)).toBe(before)
})

it('the stored facet counts stay the same when they are merged into fewer rows', async () => {
  const before = await stored()
  const rows = await database.db.$count(facetCounts)
  const removed = await mergeFacetCounts(database.db)
  expect(removed).toBeGreaterThan(0)
  expect(await database.db.$count(facetCounts)).toBe(rows - removed)
  expect(before).toHaveLength(rows - removed)
  expect(await stored()).toEqual(before)
  expect(await mergeFacetCounts(database.db)).toBe(0)
})
