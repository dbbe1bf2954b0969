import { languages } from '../messages/getServerMessages.ts'

// A letter may have two encodings, so it is normalized.
const known = new Map(
  languages.flatMap(({ searchTerms }) =>
    Object.entries(searchTerms).map(([word, term]) => [word.normalize('NFC'), term]),
  ),
)

/** Translates the words of a search to English if they are known words of the store's languages. */
export const translateSearchText = (text: string): string =>
  text.normalize('NFC').replace(/[\p{L}\p{M}]+/gu, (word) => known.get(word) ?? word)
