import { and, asc, between, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../db/cachePreparedStatements.ts'
import type { Database } from '../db/Database.ts'
import { lastSlotCutoffHourSql } from '../db/lastSlotCutoffHourSql.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'
import type { ProductWithOptionalCategory } from './createCatalogueRepo.ts'
import { type ListedProduct, listedProductColumns as listed } from './ListedProduct.ts'

// Number of similar products: about as many as a shopper swipes through.
const similarLength = 8

// Number of recommended products, the same as that of similar products.
const recommendedLength = 8

// Maximum number of combos; more would hide the other products that are bought together.
const togetherLength = 4

const given = sql.placeholder

/** A product with its category, and the hour until which the last slot of a day can be ordered. */
export interface ProductPageRow extends ProductWithOptionalCategory {
  readonly lastSlotHour: number
}

/** Creates the repository of the product page. Its statements are prepared, because this page is requested most. */
export const createProductPageRepo = (db: Database) => {
  return {
    /** Returns the product of a URL. */
    async find(type: string, slug: string): Promise<ProductPageRow | undefined> {
      const [found] = await prepared(db).byAddress.execute({ type, slug })
      return found
    },

    /** Returns the combos that contain a product, which are its upgrades, the cheapest first. */
    combosOf: ({ nid }: ListedProduct): Promise<ListedProduct[]> =>
      prepared(db).combos.execute({ held: JSON.stringify([{ nid }]) }),

    /** Returns the first products of the product's category, without the product itself. */
    similar: ({ category, nid }: ListedProduct): Promise<ListedProduct[]> =>
      prepared(db).others.execute({ category, nid }),

    /**
     * Returns the most popular products of the other categories that are delivered to the same country and cost about
     * the same.
     */
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
  }
}

const prepared = cachePreparedStatements((db) => ({
  byAddress: db
    .select({ product: products, category: categories, lastSlotHour: lastSlotCutoffHourSql })
    .from(products)
    .leftJoin(categories, eq(categories.id, products.category))
    .where(and(eq(products.type, given('type')), eq(products.slug, given('slug'))))
    .prepare('page_product'),

  combos: db
    .select(listed)
    .from(products)
    .where(
      and(sql`${products.facts} -> 'combo' -> 'lines' @> ${given('held')}::jsonb`, gt(products.stock, 0)),
    )
    .orderBy(asc(products.price), asc(products.nid))
    .limit(togetherLength)
    .prepare('page_combos'),

  others: db
    .select(listed)
    .from(products)
    .where(
      and(
        eq(products.category, given('category')),
        ne(products.nid, given('nid')),
        // An add-on that needs an input has no page of its own to link to.
        sql`${products.facts} -> 'asks' is null`,
      ),
    )
    .orderBy(asc(products.position))
    .limit(similarLength)
    .prepare('page_others'),
}))

/** The repository of the product page. */
export type ProductPageRepo = ReturnType<typeof createProductPageRepo>
