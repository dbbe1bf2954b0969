import { inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { cacheTags } from './cacheTags.ts'

/** A product before or after a change. */
export interface ProductWithCategoryId {
  readonly nid: number
  /** Id of its category. */
  readonly category: string
}

/**
 * Returns the tags of every response that changed products may alter: responses that show these products, and lists of
 * gifts that may have gained or lost them.
 */
export async function findProductChangeTags(
  tx: Database,
  changed: readonly ProductWithCategoryId[],
): Promise<readonly string[]> {
  if (changed.length === 0) return []
  const ids = [...new Set(changed.map(({ category }) => category))]
  const found = await tx.select({ slug: categories.slug }).from(categories).where(inArray(categories.id, ids))
  const products = new Set(changed.map(({ nid }) => nid))
  return [
    ...[cacheTags.home, cacheTags.search, cacheTags.manyProducts],
    ...found.map(({ slug }) => cacheTags.category(slug)),
    ...[...products].map(cacheTags.product),
  ]
}
