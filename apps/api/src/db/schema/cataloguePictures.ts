import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Pictures of the merchant's catalogue, by the name that entries use; their files are in the picture storage. */
export const cataloguePictures = pgTable('catalogue_pictures', {
  /** Name of the picture, such as `garden-roses` or `category-flowers`. */
  name: text().primaryKey(),
  /** Hash of the content; another picture under the same name has another version. */
  version: text().notNull(),
  /** Largest width in pixels for which the source is large enough. */
  widest: integer().notNull(),
})

/** A picture of the merchant's catalogue. */
export type CataloguePicture = typeof cataloguePictures.$inferSelect
