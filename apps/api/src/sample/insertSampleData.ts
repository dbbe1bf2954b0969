import { and, eq, sql } from 'drizzle-orm'
import { rebuildSearchWords } from '../catalogue/index.ts'
import { groupRowsByTable, insertMissingRows } from '../catalogueFiles/importing/insertRows.ts'
import type { Database } from '../db/Database.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { createSampleRows } from './createSampleRows.ts'

/** Fills an empty database with the sample catalogue; existing rows stay unchanged. */
export async function insertSampleData(db: Database): Promise<void> {
  const rows = createSampleRows()
  for (const [table, those] of groupRowsByTable({ ...rows, searchables: undefined })) {
    await insertMissingRows(db, table, those)
  }
  await addFacts(db, rows.products)
  const skus = new Map(rows.products.map(({ nid, sku }) => [nid, sku]))
  const known = await db.select({ nid: products.nid, sku: products.sku }).from(products)
  // In a shop with its own products, the nid may belong to another product.
  const own = new Set(known.filter(({ nid, sku }) => skus.get(nid) === sku).map(({ nid }) => nid))
  const searchables = rows.searchables.filter(({ nid }) => own.has(nid))
  for (const [table, those] of groupRowsByTable({ searchables })) {
    await insertMissingRows(db, table, those)
  }
  await rebuildSearchWords(db)
}

// Adds facts to products that were inserted before facts existed; existing facts stay unchanged.
async function addFacts(db: Database, sold: readonly ProductRow[]): Promise<void> {
  const has = (fact: string) => sql`coalesce(${products.facts}, '{}') ? ${fact}::text`
  const isOlder = sql`not ${has('keyPoints')} or not ${has('formerSlugs')} or (${has('addOns')} and not ${has('addOnGroups')})`
  const older = await db.select({ nid: products.nid }).from(products).where(isOlder)
  for (const { nid, sku, facts } of sold.filter((product) => older.some(({ nid }) => nid === product.nid))) {
    const known = sql`${JSON.stringify(facts)}::jsonb || coalesce(${products.facts}, '{}')`
    await db
      .update(products)
      .set({ facts: known })
      .where(and(eq(products.nid, nid), eq(products.sku, sku)))
  }
}
