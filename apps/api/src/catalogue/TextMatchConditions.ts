import type { SQL } from 'drizzle-orm'
import type { GiftSearchScope } from './createGiftRepo.ts'

/** The conditions of a query for the gifts that match a text. */
export interface TextMatchConditions {
  /** The gifts that match; undefined if no known word is left. */
  readonly scope: GiftSearchScope | undefined
  /** Order of the gifts, best match first. */
  readonly order: readonly SQL[]
  /** Whether no gift has all of the words; the conditions then match gifts with some of them. */
  readonly isPartialMatch: boolean
  /** The words that were searched for, if a spelling mistake was corrected. */
  readonly correctedText: string | undefined
  /** Words without a match. */
  readonly unmatchedWords: readonly string[]
}
