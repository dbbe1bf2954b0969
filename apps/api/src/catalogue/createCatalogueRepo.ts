import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type ProductRow, products } from '../db/schema/products.ts'

/** Gifts in the database. */
export const createCatalogueRepo = (db: Database) => ({
  all: (): Promise<ProductRow[]> => db.select().from(products).orderBy(asc(products.position)),

  async find(type: string, slug: string): Promise<ProductRow | undefined> {
    const [found] = await db
      .select()
      .from(products)
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
