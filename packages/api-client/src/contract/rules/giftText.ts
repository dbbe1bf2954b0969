import { splitGraphemes } from './splitGraphemes.ts'

/** Maximum number of code units of a text on a gift in a request, whatever its own limit. */
export const giftTextMaxCodeUnits = 400

/**
 * Characters not accepted in a text on a gift; accepted are (specification 1, section 5): letters of any script,
 * digits, space and - _ @ ( ) ! / &
 */
const refused = /[^\p{L}\p{M}\p{N} \-_@()!/&]+/gu

/** A cleaned text on a gift. */
export interface CleanedGiftText {
  readonly text: string
  /** Whether unaccepted characters were removed. */
  readonly hadRefused: boolean
  /** The removed characters as typed, separated by spaces; repeated runs appear once. */
  readonly refused: string
  /** Whether its length equals the limit. */
  readonly isFull: boolean
}

/**
 * Cleans a typed or pasted text on a gift: keeps accepted characters, trims the start, truncates to the limit in
 * grapheme clusters.
 */
export function cleanGiftText(typed: string, limit: number): CleanedGiftText {
  const plain = typed.normalize('NFC').replace(/\s/g, ' ')
  const signs = plain.match(refused) ?? []
  const accepted = plain.replace(refused, '')
  const characters = splitGraphemes(accepted.replace(/^ +/, ''))
  return {
    text: characters.slice(0, limit).join(''),
    hadRefused: signs.length > 0,
    refused: [...new Set(signs)].join(' '),
    isFull: characters.length >= limit,
  }
}
