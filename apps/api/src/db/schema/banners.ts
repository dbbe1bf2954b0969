import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { StoredPicture } from './StoredPicture.ts'

/** Wide pictures with text that link from the home page to an occasion. */
export const banners = pgTable('banners', {
  id: text().primaryKey(),
  title: text().notNull(),
  /** One sentence below the title. */
  text: text().notNull(),
  /** A path of the store. */
  href: text().notNull(),
  /** Portrait picture, for phones. */
  phone: jsonb().$type<StoredPicture>().notNull(),
  /** Landscape picture, from 768 px. */
  desktop: jsonb().$type<StoredPicture>().notNull(),
  /** Position of the banner in the shop's order, starting at 0. */
  position: integer().notNull(),
})

/** A row of `banners`. */
export type BannerRow = typeof banners.$inferSelect
