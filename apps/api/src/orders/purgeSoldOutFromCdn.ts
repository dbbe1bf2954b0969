import { inArray } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { getRequiredStock, type StoredLine } from '../cart/index.ts'
import { findProductChangeTags } from '../cdn/index.ts'
import type { Database } from '../db/Database.ts'
import { products } from '../db/schema/products.ts'

/**
 * Enqueues the purge of products that an order sells out, by the stock that was read with its cart. If two orders take
 * the last units concurrently, neither may notice; the pages then change when they expire.
 */
export async function purgeSoldOutFromCdn(
  tx: Database,
  lines: readonly StoredLine[],
  { cachePurges }: Pick<AppDeps, 'cachePurges'>,
): Promise<void> {
  if (!cachePurges) return
  const needs = getRequiredStock(lines)
  const taken = new Map<number, number>()
  for (const { nid, quantity } of needs) taken.set(nid, (taken.get(nid) ?? 0) + quantity)
  const soldOut = needs.filter(({ nid, stock }) => stock <= (taken.get(nid) ?? 0)).map(({ nid }) => nid)
  if (soldOut.length === 0) return
  const { nid, category } = products
  const changed = await tx.select({ nid, category }).from(products).where(inArray(nid, soldOut))
  await cachePurges.enqueue(tx, await findProductChangeTags(tx, changed))
}
