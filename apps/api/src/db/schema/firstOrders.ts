import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * Addresses and numbers of deleted accounts that had an order, as keyed hashes: a coupon for a first order does not count for
 * them once more.
 */
export const firstOrders = pgTable('first_orders', {
  contactHash: text('contact_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
