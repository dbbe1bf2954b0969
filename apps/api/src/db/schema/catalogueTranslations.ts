import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Translations of the catalogue's texts, with one row per language. */
export const catalogueTranslations = pgTable('catalogue_translations', {
  /** Code of the language, such as `hi`. */
  language: text().primaryKey(),
  /** Translations by the text in the catalogue's own language. */
  texts: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
})
