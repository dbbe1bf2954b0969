import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { catalogueTranslations } from '../db/schema/catalogueTranslations.ts'
import { languages } from '../messages/getServerMessages.ts'
import { keepUntranslated, type TextTranslator } from '../messages/TextTranslator.ts'

/** Returns the translation of the catalogue to a language; the catalogue's own language needs no query. */
export async function findTranslation(db: Database, locale: string): Promise<TextTranslator> {
  if (isCatalogueLanguage(locale)) return keepUntranslated
  const [row] = await db
    .select()
    .from(catalogueTranslations)
    .where(eq(catalogueTranslations.language, locale))
  if (!row) return keepUntranslated
  const texts = new Map(Object.entries(row.texts))
  // Several chosen options are stored as one text, so they are translated one by one.
  return (text) =>
    texts.get(text) ??
    text
      .split(separator)
      .map((part) => texts.get(part) ?? part)
      .join(separator)
}

/** Returns whether a language is that of the catalogue's files, which is the first one of the store. */
export const isCatalogueLanguage = (locale: string): boolean => locale === languages[0].locale

const separator = ', '
