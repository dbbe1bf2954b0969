import { integer, json, pgTable, text } from 'drizzle-orm/pg-core'

/** Products as in the merchant's files, for the export; `json` keeps the order of their fields. */
export const catalogueProducts = pgTable('catalogue_products', {
  nid: integer().primaryKey(),
  /** Path of the product's file in the catalogue's folder. */
  file: text().notNull(),
  /** Position of the product in the file, starting at 0. */
  position: integer().notNull(),
  content: json().notNull(),
})

/** The other files of the merchant's catalogue, for the export. */
export const catalogueFiles = pgTable('catalogue_files', {
  /** Path in the catalogue's folder. */
  file: text().primaryKey(),
  content: json().notNull(),
})
