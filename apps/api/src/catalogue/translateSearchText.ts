import { languages } from '../messages/messagesOf.ts'

// One letter may be encoded in two ways.
const known = new Map(
  languages.flatMap(({ searchTerms }) =>
    Object.entries(searchTerms).map(([word, term]) => [word.normalize('NFC'), term]),
  ),
)

/** Translates the words of a search that the languages of the store know to English. */
export const translateSearchText = (text: string): string =>
  text.normalize('NFC').replace(/[\p{L}\p{M}]+/gu, (word) => known.get(word) ?? word)
