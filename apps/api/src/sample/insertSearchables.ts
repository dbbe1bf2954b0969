import { inArray } from 'drizzle-orm'
import { rebuildSearchWords } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { facetValues, searchables } from '../db/schema/searchables.ts'
import { facets } from './catalogue/search/facets.ts'
import { sampleSearchables } from './sampleSearchables.ts'

/** Inserts the search data of the sample products; existing data stays unchanged. */
export async function insertSearchables(db: Database, sold: readonly ProductRow[]): Promise<void> {
  await db.insert(facetValues).values(facets).onConflictDoNothing()
  const skus = new Map(sold.map(({ nid, sku }) => [nid, sku]))
  const known = await db
    .select({ nid: products.nid, sku: products.sku })
    .from(products)
    .where(inArray(products.nid, [...skus.keys()]))
  // In a shop with its own products, the nid may belong to another product.
  const own = new Set(known.filter(({ nid, sku }) => skus.get(nid) === sku).map(({ nid }) => nid))
  const found = sampleSearchables().filter(({ nid }) => own.has(nid))
  const added = await db.insert(searchables).values(found).onConflictDoNothing().returning()
  if (added.length > 0) await rebuildSearchWords(db)
}
