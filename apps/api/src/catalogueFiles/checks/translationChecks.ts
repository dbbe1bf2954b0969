import { collectTranslatableTexts } from '../products/collectTranslatableTexts.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { CatalogueCheck } from './CatalogueCheck.ts'

/** Returns the checks that each translation belongs to a text of the catalogue. */
export function translationChecks(files: CatalogueFiles): readonly CatalogueCheck[] {
  const { translations } = files
  if (!translations) return []
  const texts = collectTranslatableTexts(files)
  return Object.entries(translations).flatMap(([language, own]) =>
    Object.keys(own ?? {}).map(
      (text): CatalogueCheck => [
        `"${text}" is a text of the catalogue`,
        texts.has(text),
        { file: 'translations', path: [language, text] },
      ],
    ),
  )
}
