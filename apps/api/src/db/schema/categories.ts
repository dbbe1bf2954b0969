import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Kinds of gifts, each with a page of its own. */
export const categories = pgTable('categories', {
  id: text().primaryKey(),
  /** Last part of the page's address. */
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** One sentence on what is found there. */
  intro: text().notNull(),
  /** Whether the home page shows its first products. */
  isShelf: boolean('is_shelf').notNull(),
  /** Its place among the categories, 0 first. */
  position: integer().notNull(),
})

/** A category as the database keeps it. */
export type CategoryRow = typeof categories.$inferSelect
