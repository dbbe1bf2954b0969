import type { FulfilmentMethod } from '@store/api-client/contract/rules/findEarliestDelivery'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { ProductDetails } from './ProductDetails.ts'
import type { StoredPicture } from './StoredPicture.ts'

/** Products of the shop, including withdrawn ones. Money is in paise. */
export const products = pgTable(
  'products',
  {
    nid: integer().primaryKey(),
    sku: text().notNull().unique(),
    type: text().notNull(),
    slug: text().notNull(),
    title: text().notNull(),
    price: integer().notNull(),
    listPrice: integer('list_price').notNull(),
    pictures: jsonb().$type<readonly StoredPicture[]>().notNull(),
    contains: jsonb().$type<readonly string[]>().notNull(),
    description: text().notNull(),
    careTips: jsonb('care_tips').$type<readonly string[]>().notNull(),
    /** Whether a cake contains egg; null for other products. */
    hasEgg: boolean('has_egg'),
    through: text().$type<FulfilmentMethod>().notNull(),
    isCake: boolean('is_cake').notNull(),
    vendorDays: integer('vendor_days').notNull(),
    courierDays: integer('courier_days').notNull(),
    stock: integer().notNull(),
    /** ISO number of the country it is delivered to. */
    country: integer().notNull().default(356),
    rating: real(),
    reviews: integer().notNull(),
    /** Further facts of its page; missing in older rows. */
    facts: jsonb().$type<ProductDetails>(),
    /** Id of its category. */
    category: text().notNull(),
    /** Position of the product in its category, starting at 0. */
    position: integer().notNull(),
    /** The category in which a withdrawn product is listed again; null for other products. */
    withdrawnFrom: text('withdrawn_from'),
    /** The stock with which a withdrawn product is listed again; null for other products. */
    withdrawnStock: integer('withdrawn_stock'),
    /** When price, stock, stock number, name or category last changed; a trigger sets it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique().on(table.type, table.slug),
    index().on(table.category, table.position),
    // Counts the products of a category and finds their prices without reading the products; also sorts them by price.
    index('products_category_price').on(table.category, table.price, table.nid),
    index().on(table.slug),
    // Finds the most popular products, overall and per country.
    index('products_liked').on(table.reviews.desc().nullsFirst(), table.nid),
    index('products_rated').on(
      table.country,
      table.rating.desc().nullsLast(),
      table.reviews.desc().nullsFirst(),
      table.nid,
    ),
    // Finds the combos that contain a product.
    index('products_combo').using('gin', sql`(${table.facts} -> 'combo' -> 'lines') jsonb_path_ops`),
    // Finds the product that formerly had a slug.
    index('products_former').using('gin', sql`(${table.facts} -> 'formerSlugs') jsonb_path_ops`),
    // Finds the products with the newest reviews; migration 0035 creates the function.
    index('products_reviewed')
      .on(sql`newest_review_day(${table.facts})`)
      .where(sql`(${table.facts} -> 'reviews' -> 0) is not null`),
    check('products_stock', sql`${table.stock} >= 0`),
    check('products_withdrawn', sql`(${table.withdrawnFrom} is null) = (${table.withdrawnStock} is null)`),
    check('products_price', sql`${table.price} > 0 and ${table.listPrice} >= ${table.price}`),
  ],
)

/** Category of a withdrawn product, which has no page and is in no list. Its stock is 0, so that it cannot be sold. */
export const categoryOfWithdrawnProducts = 'off-sale'

/** A row of `products`, without the columns that only the staff's calls read. */
export type ProductRow = Omit<typeof products.$inferSelect, 'withdrawnFrom' | 'withdrawnStock' | 'changedAt'>
