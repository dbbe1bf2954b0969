import { cardTextLimit, cardTextMaxCodeUnits } from './cardLimits.ts'
import { countCharacters } from './countCharacters.ts'
import { cleanGiftText } from './giftText.ts'
import { splitGraphemes } from './splitGraphemes.ts'

export { cardTextLimit, cardTextMaxCodeUnits }

/** Words for a greeting card, as they were typed. */
export interface CardText {
  /** The words piece by piece; what cannot be printed is told apart. */
  readonly parts: readonly { readonly text: string; readonly isRefused: boolean }[]
  /** Characters as a reader counts them. */
  readonly count: number
  readonly isTooLong: boolean
  readonly hasRefused: boolean
}

/** Reads words for a greeting card: nothing that was typed is taken out, what is not accepted is shown as such. */
export function parseCardText(typed: string): CardText {
  const parts: { text: string; isRefused: boolean }[] = []
  for (const character of splitGraphemes(typed.normalize('NFC').replace(/\s/g, ' '))) {
    const isRefused = character !== ' ' && cleanGiftText(character, Number.POSITIVE_INFINITY).hadRefused
    const last = parts.at(-1)
    if (last?.isRefused === isRefused) last.text += character
    else parts.push({ text: character, isRefused })
  }
  const count = countCharacters(typed)
  return {
    parts,
    count,
    isTooLong: count > cardTextLimit,
    hasRefused: parts.some(({ isRefused }) => isRefused),
  }
}
