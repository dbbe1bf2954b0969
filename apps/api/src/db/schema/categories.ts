import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './StoredPicture.ts'

/** Categories of gifts, each with a page of its own. */
export const categories = pgTable('categories', {
  id: text().primaryKey(),
  /** Slug of its page. */
  slug: text().notNull().unique(),
  title: text().notNull(),
  /** One sentence about its gifts. */
  intro: text().notNull(),
  /** Picture in links to its page; without one, there are no links. */
  picture: jsonb().$type<StoredPicture>(),
  /** Whether the home page shows its first products. */
  isShelf: boolean('is_shelf').notNull(),
  /** Position of the category in the shop's order, starting at 0. */
  position: integer().notNull(),
})

/** A row of `categories`. */
export type CategoryRow = typeof categories.$inferSelect
