import type { SearchableRow } from '../db/schema/searchables.ts'
import { normalizeName } from '../places/index.ts'

/** The searchable data of a product. */
export interface SearchableProductData {
  readonly nid: number
  readonly title: string
  /** Type, occasions, colors and their synonyms. */
  readonly words: readonly string[]
  /** The texts of its page. */
  readonly text: readonly string[]
  readonly occasions: string[]
  readonly flavours: string[]
  readonly colours: string[]
  /** YYYY-MM-DD. */
  readonly addedOn: string
}

/**
 * Builds a product's search row. After adding or renaming a product, write its row again and call `rebuildSearchWords`.
 */
export const toSearchableRow = ({ title, words, text, ...facets }: SearchableProductData): SearchableRow => ({
  ...facets,
  title: normalizeName(title),
  words: normalizeName(words.join(' ')),
  text: normalizeName(text.join(' ')),
})
