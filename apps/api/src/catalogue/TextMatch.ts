import type { SQL } from 'drizzle-orm'
import type { GiftScope } from './createGiftRepo.ts'

/** The gifts that match a text, as conditions of a query. */
export interface TextMatch {
  /** Undefined if no known word is left. */
  readonly scope: GiftScope | undefined
  /** Best match first. */
  readonly order: readonly SQL[]
  /** No gift has all of the words; the scope contains gifts with some of them. */
  readonly isPartialMatch: boolean
  /** The searched words, if a typing error was corrected. */
  readonly correctedText: string | undefined
  /** Words without a match. */
  readonly unmatchedWords: readonly string[]
}
