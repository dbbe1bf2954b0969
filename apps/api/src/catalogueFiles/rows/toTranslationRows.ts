import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

/** Returns the translations of a catalogue as database rows, one for each language. */
export const toTranslationRows = (translations: NonNullable<CatalogueFiles['translations']>) =>
  Object.entries(translations).map(([language, texts]) => ({ language, texts: texts ?? {} }))
