import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Occasions of greeting cards. */
export const greetingOccasions = pgTable('greeting_occasions', {
  id: integer().primaryKey(),
  name: text().notNull().unique(),
  /** Position of the occasion in the list, starting at 0. */
  position: integer().notNull(),
})
