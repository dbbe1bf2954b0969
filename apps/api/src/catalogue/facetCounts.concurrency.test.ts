import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Database, DatabaseHandle } from '../db/Database.ts'
import { categoryOfWithdrawnProducts, products } from '../db/schema/products.ts'
import { facetCounts, searchables } from '../db/schema/searchables.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { mergeFacetCounts } from './mergeFacetCounts.ts'

let database: DatabaseHandle
beforeEach(async () => {
  database = await openTestDatabase({ seed: 'sample' })
})
afterEach(() => database.close())

const nid = 1001

const withdraw = (tx: Database) =>
  tx.update(products).set({ category: categoryOfWithdrawnProducts, stock: 0 }).where(eq(products.nid, nid))

const move = (tx: Database) => tx.update(products).set({ category: 'cakes' }).where(eq(products.nid, nid))

const describeAnew = (tx: Database) =>
  tx
    .update(searchables)
    .set({ occasions: sql`${searchables.occasions} || '{wedding}'::text[]` })
    .where(eq(searchables.nid, nid))

const loseSearchRow = (tx: Database) => tx.delete(searchables).where(eq(searchables.nid, nid))

const getSearchRow = (tx: Database) =>
  tx
    .insert(searchables)
    .values({ ...{ nid, title: '', words: '', text: '', addedOn: '2026-11-01' }, colours: ['red'] })

/** Begins `second` while the transaction of `first` is open, which commits once `second` waits or is done. */
async function overlap(
  first: (tx: Database) => Promise<unknown>,
  second: (tx: Database) => Promise<unknown>,
) {
  let other: Promise<unknown> = Promise.resolve()
  await database.transact(async (tx) => {
    await first(tx)
    const isDone = { second: false }
    other = database.transact(second).finally(() => {
      isDone.second = true
    })
    const waits = async () => {
      const { length } = await database.db
        .select({ pid: sql`pid` })
        .from(sql`pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
      return length > 0
    }
    while (!isDone.second && !(await waits())) await new Promise((resolve) => setTimeout(resolve, 5))
  })
  await other
}

/** Returns the groups whose stored number differs from that of the products. */
const findWrongGroups = () =>
  database.db.execute(sql`
    select category, occasions, flavours, colours, sum(products)::int from (
      select category, occasions, flavours, colours, products from facet_counts
      union all
      select category, coalesce(occasions, '{}'), coalesce(flavours, '{}'), coalesce(colours, '{}'), -1
      from products left join searchables using (nid)
    ) as counted group by 1, 2, 3, 4 having sum(products) <> 0`)

it.each([
  ['a withdrawal while its facets change', describeAnew, withdraw],
  ['facets that change while it is withdrawn', withdraw, describeAnew],
  ['a move while its search row is deleted', loseSearchRow, move],
  ['a search row that is deleted while it is moved', move, loseSearchRow],
])('the stored facet counts count a product once after %s', async (_, first, second) => {
  await overlap(first, second)
  expect(await findWrongGroups()).toMatchObject({ rows: [] })
})

it.each([
  ['a search row that is added while it is withdrawn', withdraw, getSearchRow],
  ['a withdrawal while its search row is added', getSearchRow, withdraw],
])('the stored facet counts count a product without a search row once after %s', async (_, first, second) => {
  await loseSearchRow(database.db)
  await overlap(first, second)
  expect(await findWrongGroups()).toMatchObject({ rows: [] })
})

it('the stored facet counts are merged once by two concurrent purges', async () => {
  await withdraw(database.db)
  await move(database.db)
  await overlap(mergeFacetCounts, mergeFacetCounts)
  expect(await findWrongGroups()).toMatchObject({ rows: [] })
  expect(await mergeFacetCounts(database.db)).toBe(0)
  expect(await database.db.$count(facetCounts)).toBeGreaterThan(10)
})
