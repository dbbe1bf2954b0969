import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './StoredPicture.ts'

/** Kinds of gifts, each with a page of its own. */
export const categories = pgTable('categories', {
  id: text().primaryKey(),
  /** Last part of the page's address. */
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** One sentence on what is found there. */
  intro: text().notNull(),
  /** Shown where a page leads to it; without one it is not led to. */
  picture: jsonb().$type<StoredPicture>(),
  /** Whether the home page shows its first products. */
  isShelf: boolean('is_shelf').notNull(),
  /** Its place among the categories, 0 first. */
  position: integer().notNull(),
})

/** A category as the database keeps it. */
export type CategoryRow = typeof categories.$inferSelect
