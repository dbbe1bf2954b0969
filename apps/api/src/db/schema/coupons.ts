import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Coupon codes that give a discount on a cart's gifts. Money is in paise. */
export const coupons = pgTable(
  'coupons',
  {
    /** The code in upper case. */
    code: text().primaryKey(),
    percent: integer().notNull(),
    /** Maximum discount. */
    maxPaise: integer('max_paise'),
    /** Minimum price of the gifts. */
    minPaise: integer('min_paise').notNull(),
    /** Whether the coupon is only for shoppers without an order. */
    firstOrderOnly: boolean('first_order_only').notNull(),
    /** Whether the coupon can be used now. */
    active: boolean().notNull(),
  },
  (table) => [
    check('coupons_code', sql`${table.code} ~ '^[A-Z0-9]{1,20}$'`),
    check('coupons_percent', sql`${table.percent} between 1 and 100`),
    check('coupons_amounts', sql`${table.maxPaise} > 0 and ${table.minPaise} >= 0`),
  ],
)

/** A row of `coupons`. */
export type CouponRow = typeof coupons.$inferSelect
