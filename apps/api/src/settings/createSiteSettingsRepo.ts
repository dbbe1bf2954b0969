import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { batchSize, collectBatches, readInBatches } from '../db/readInBatches.ts'
import { categories } from '../db/schema/categories.ts'
import { type ProductRow, products } from '../db/schema/products.ts'

const address = { type: products.type, slug: products.slug }

type ListedProduct = Pick<ProductRow, 'nid' | 'type' | 'slug' | 'title' | 'position'>

// Products are read in batches, because one statement for a large catalogue would reach its timeout.
const readProducts = (db: Database, category: string) => {
  const { nid, type, slug, title, position } = products
  return readInBatches((last: ListedProduct | undefined) =>
    db
      .select({ nid, type, slug, title, position })
      .from(products)
      .where(
        and(
          eq(products.category, category),
          last && sql`(${position}, ${nid}) > (${last.position}, ${last.nid})`,
        ),
      )
      .orderBy(asc(position), asc(nid))
      .limit(batchSize),
  )
}

/** Creates the repository of the site's pages. Add-ons have no category and therefore no linked page. */
export const createSiteSettingsRepo = (db: Database) => ({
  /** Returns every category, in display order. */
  categories: () =>
    db
      .select({ id: categories.id, slug: categories.slug, title: categories.title })
      .from(categories)
      .orderBy(asc(categories.position)),

  /** Returns every product of a category, by position. */
  products: (category: string): Promise<ListedProduct[]> => collectBatches(readProducts(db, category)),

  /** Returns the product with this alias (slug); if there are several, the oldest. */
  async byAlias(alias: string) {
    const [found] = await db
      .select(address)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .where(eq(products.slug, alias))
      .orderBy(asc(products.nid))
      .limit(1)
    return found
  },
})
