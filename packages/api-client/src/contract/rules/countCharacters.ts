import { splitGraphemes } from './splitGraphemes.ts'

/** How many characters a text has as a reader counts them, on both sides: an emoji is one, and so is a letter with its signs. */
export const countCharacters = (text: string): number => splitGraphemes(text).length

/** The beginning of a text, of so many characters as a reader counts them; none is cut through. */
export const truncateCharacters = (text: string, most: number): string =>
  splitGraphemes(text).slice(0, most).join('')
