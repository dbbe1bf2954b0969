import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * E-mail addresses and phone numbers of deleted accounts with an order, as keyed hashes. A coupon for a first order is
 * not valid for them again.
 */
export const deletedBuyerHashes = pgTable('first_orders', {
  contactHash: text('contact_hash').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})
