import { and, asc, eq, lt } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type CategoryRow, categories } from '../db/schema/categories.ts'
import { type ProductRow, products } from '../db/schema/products.ts'

/** A product with the category it is found in. */
export interface PlacedProduct {
  readonly product: ProductRow
  readonly category: CategoryRow
}

// Two rows on a desktop, four on a phone.
const shelfLength = 8

/** Gifts in the database. */
export const createCatalogueRepo = (db: Database) => ({
  /** The first products of every category that has a shelf on the home page, in the shop's order. */
  shelves: (): Promise<PlacedProduct[]> =>
    db
      .select({ product: products, category: categories })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .where(and(eq(categories.isShelf, true), lt(products.position, shelfLength)))
      .orderBy(asc(categories.position), asc(products.position)),

  async findCategory(slug: string): Promise<CategoryRow | undefined> {
    const [found] = await db.select().from(categories).where(eq(categories.slug, slug))
    return found
  },

  inCategory: (category: string): Promise<ProductRow[]> =>
    db.select().from(products).where(eq(products.category, category)).orderBy(asc(products.position)),

  async find(type: string, slug: string): Promise<PlacedProduct | undefined> {
    const [found] = await db
      .select({ product: products, category: categories })
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .where(and(eq(products.type, type), eq(products.slug, slug)))
    return found
  },

  /** Products whose slug this is under any type: an address with a wrong type still leads home. */
  async findBySlug(slug: string): Promise<ProductRow | undefined> {
    const [found] = await db.select().from(products).where(eq(products.slug, slug)).limit(1)
    return found
  },

  async findById(nid: number): Promise<ProductRow | undefined> {
    const [found] = await db.select().from(products).where(eq(products.nid, nid))
    return found
  },
})

/** Gifts in the database. */
export type CatalogueRepo = ReturnType<typeof createCatalogueRepo>
