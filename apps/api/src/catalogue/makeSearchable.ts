import type { SearchableRow } from '../db/schema/searchables.ts'
import { normalizeName } from '../places/normalizeName.ts'

/** What a product is to be found by. */
export interface SearchableInput {
  readonly nid: number
  readonly title: string
  /** Kind, occasions, colours and other words for them. */
  readonly words: readonly string[]
  /** What its page says. */
  readonly text: readonly string[]
  readonly occasions: string[]
  readonly flavours: string[]
  readonly colours: string[]
  /** YYYY-MM-DD. */
  readonly addedOn: string
}

/** Makes what a product is found by; whoever adds or renames a product writes it anew and then calls `rebuildSearchWords`. */
export const makeSearchable = ({ title, words, text, ...facets }: SearchableInput): SearchableRow => ({
  ...facets,
  title: normalizeName(title),
  words: normalizeName(words.join(' ')),
  text: normalizeName(text.join(' ')),
})
