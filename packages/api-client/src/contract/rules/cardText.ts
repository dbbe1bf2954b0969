import { greetingCardMaxCodeUnits, greetingCardTextLimit } from './cardLimits.ts'
import { countCharacters } from './countCharacters.ts'
import { cleanGiftText } from './giftText.ts'
import { splitGraphemes } from './splitGraphemes.ts'

export { greetingCardMaxCodeUnits, greetingCardTextLimit }

/** A parsed text of a greeting card, as typed. */
export interface GreetingCardText {
  /** The text in parts; unprintable ones are marked. */
  readonly parts: readonly { readonly text: string; readonly isRefused: boolean }[]
  /** Number of grapheme clusters. */
  readonly count: number
  readonly isTooLong: boolean
  readonly hasRefused: boolean
}

/** Parses the text of a greeting card. It keeps every typed character and marks those that are not accepted. */
export function parseGreetingCardText(typed: string): GreetingCardText {
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
    isTooLong: count > greetingCardTextLimit,
    hasRefused: parts.some(({ isRefused }) => isRefused),
  }
}
