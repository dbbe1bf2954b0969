import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Occasions a greeting card is written for. */
export const greetingOccasions = pgTable('greeting_occasions', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  /** Its place among them, 0 first. */
  position: integer().notNull(),
})
