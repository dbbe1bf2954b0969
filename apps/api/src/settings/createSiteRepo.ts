import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'

const address = { type: products.type, slug: products.slug }

/** Creates the repository of the site's pages; add-ons have no category and therefore no linked page. */
export const createSiteRepo = (db: Database) => ({
  /** Returns every category, in display order. */
  categories: () =>
    db
      .select({ slug: categories.slug, title: categories.title })
      .from(categories)
      .orderBy(asc(categories.position)),

  /** Returns every product with a category, by category and position. */
  products: () =>
    db
      .select({ ...address, title: products.title, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .orderBy(asc(categories.position), asc(products.position), asc(products.nid)),

  /** Returns the product with this alias (slug); of several, the oldest. */
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
