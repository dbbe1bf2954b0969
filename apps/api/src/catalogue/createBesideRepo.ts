import { and, asc, between, desc, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'
import { type ListedProduct, listedColumns as listed } from './ListedProduct.ts'

// As many as a row to swipe has patience for.
const similarLength = 8

// As many as there are similar ones.
const recommendedLength = 8

// More would hide what else goes with it.
const togetherLength = 4

/** What stands beside a product. */
export const createBesideRepo = (db: Database) => ({
  /** The combos that hold a product, the cheapest first: what it can be made into. */
  combosOf: ({ nid }: ListedProduct): Promise<ListedProduct[]> =>
    db
      .select(listed)
      .from(products)
      .where(
        and(
          sql`${products.facts} -> 'combo' -> 'lines' @> ${JSON.stringify([{ nid }])}::jsonb`,
          gt(products.stock, 0),
        ),
      )
      .orderBy(asc(products.price), asc(products.nid))
      .limit(togetherLength),

  /** The first others of a category. */
  similar: ({ category, nid }: ListedProduct): Promise<ListedProduct[]> =>
    db
      .select(listed)
      .from(products)
      // What asks something has no page that could be led to.
      .where(
        and(eq(products.category, category), ne(products.nid, nid), sql`${products.facts} -> 'asks' is null`),
      )
      .orderBy(asc(products.position))
      .limit(similarLength),

  /** What shoppers like best of the other categories, to the same country and for about the same money. */
  recommended: ({ category, nid, country, price }: ListedProduct): Promise<ListedProduct[]> =>
    db
      .select(listed)
      .from(products)
      .innerJoin(categories, eq(categories.id, products.category))
      .where(
        and(
          ne(products.category, category),
          ne(products.nid, nid),
          eq(products.country, country),
          gt(products.stock, 0),
          between(products.price, Math.round(price / 2), price * 2),
        ),
      )
      .orderBy(sql`${products.rating} desc nulls last`, desc(products.reviews), asc(products.nid))
      .limit(recommendedLength),
})
