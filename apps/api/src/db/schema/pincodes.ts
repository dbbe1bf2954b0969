import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** Where the shop delivers, and how. */
export const pincodes = pgTable('pincodes', {
  pincode: text().primaryKey(),
  city: text().notNull(),
  cityId: text('city_id').notNull(),
  state: text().notNull(),
  vendor: boolean().notNull(),
  courier: boolean().notNull(),
  cake: boolean().notNull(),
})

/** A pincode as the database keeps it. */
export type PincodeRow = typeof pincodes.$inferSelect
