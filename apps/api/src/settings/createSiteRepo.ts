import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'

const address = { type: products.type, slug: products.slug }

/** The shop's pages in the database; add-ons, which are found in no category, have none that is led to. */
export const createSiteRepo = (db: Database) => ({
  /** Every category, in the shop's order. */
  categories: () =>
    db
      .select({ slug: categories.slug, title: categories.title })
      .from(categories)
      .orderBy(asc(categories.position)),

  /** Every product that is found in a category, by category and place. */
  products: () =>
    db
      .select({ ...address, title: products.title, category: categories.slug })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .orderBy(asc(categories.position), asc(products.position), asc(products.nid)),

  /** The product with a last part of an address; of several the one that was there first. */
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
