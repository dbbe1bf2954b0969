import { inArray } from 'drizzle-orm'
import { rebuildSearchWords } from '../catalogue/rebuildSearchWords.ts'
import type { Database } from '../db/Database.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { facetValues, searchables } from '../db/schema/searchables.ts'
import { facets } from './catalogue/search/facets.ts'
import { sampleSearchables } from './sampleSearchables.ts'

/** Says of the sample's products by what they are found; what is said already stays as it is. */
export async function insertSearchables(db: Database, sold: readonly ProductRow[]): Promise<void> {
  await db.insert(facetValues).values(facets).onConflictDoNothing()
  const skus = new Map(sold.map(({ nid, sku }) => [nid, sku]))
  const known = await db
    .select({ nid: products.nid, sku: products.sku })
    .from(products)
    .where(inArray(products.nid, [...skus.keys()]))
  // A number may be another product's in a shop of one's own.
  const own = new Set(known.filter(({ nid, sku }) => skus.get(nid) === sku).map(({ nid }) => nid))
  const found = sampleSearchables().filter(({ nid }) => own.has(nid))
  const added = await db.insert(searchables).values(found).onConflictDoNothing().returning()
  if (added.length > 0) await rebuildSearchWords(db)
}
