import { splitGraphemes } from './splitGraphemes.ts'

/**
 * Counts the grapheme clusters of a text, on server and browser: an emoji is one, and so is a letter with its
 * combining marks.
 */
export const countCharacters = (text: string): number => splitGraphemes(text).length

/** Truncates a text to a number of grapheme clusters, without cutting one in two. */
export const truncateCharacters = (text: string, most: number): string =>
  splitGraphemes(text).slice(0, most).join('')
