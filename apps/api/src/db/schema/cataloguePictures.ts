import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Pictures of the merchant's catalogue, by the name that entries give them; their files are in the picture storage. */
export const cataloguePictures = pgTable('catalogue_pictures', {
  /** Such as `garden-roses` or `category-flowers`. */
  name: text().primaryKey(),
  /** Identifies the content: another picture under the same name has another version. */
  version: text().notNull(),
  /** Width in pixels of the widest picture that the source is large enough for. */
  widest: integer().notNull(),
})

/** A picture of the merchant's catalogue. */
export type CataloguePicture = typeof cataloguePictures.$inferSelect
