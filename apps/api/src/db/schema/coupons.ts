import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Codes that take a part off what a cart's gifts cost. Money is in paise. */
export const coupons = pgTable(
  'coupons',
  {
    /** In capitals. */
    code: text().primaryKey(),
    percent: integer().notNull(),
    /** Most that it takes off. */
    maxPaise: integer('max_paise'),
    /** What the gifts must cost for it to count. */
    minPaise: integer('min_paise').notNull(),
    /** Only for who has ordered nothing yet. */
    firstOrderOnly: boolean('first_order_only').notNull(),
    /** Whether it can be used now. */
    active: boolean().notNull(),
  },
  (table) => [
    check('coupons_code', sql`${table.code} ~ '^[A-Z0-9]{1,20}$'`),
    check('coupons_percent', sql`${table.percent} between 1 and 100`),
    check('coupons_amounts', sql`${table.maxPaise} > 0 and ${table.minPaise} >= 0`),
  ],
)

/** A coupon as the database keeps it. */
export type CouponRow = typeof coupons.$inferSelect
