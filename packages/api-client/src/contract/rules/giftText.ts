import { splitGraphemes } from './splitGraphemes.ts'

/** What a text on a gift may hold (specification 1, section 5): letters of any script, digits, space and - _ @ ( ) ! / & */
const refused = /[^\p{L}\p{M}\p{N} \-_@()!/&]+/gu

/** A text on a gift as it is kept. */
export interface GiftText {
  readonly text: string
  /** Whether signs that are not accepted were taken out. */
  readonly hadRefused: boolean
  /** Those signs as they were written, what stood together once, with a space between. */
  readonly refused: string
  /** Whether it fills the limit. */
  readonly isFull: boolean
}

/** Brings what was typed or pasted into the form a text on a gift has: accepted signs, no space in front, cut at the limit as a reader counts. */
export function cleanGiftText(typed: string, limit: number): GiftText {
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
