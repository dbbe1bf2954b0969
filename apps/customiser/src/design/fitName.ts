import { cleanGiftText } from '@store/api-client/contract/rules/giftText'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Letters of a text as a reader counts them: one with its marks is one. */
export const lettersOf = (text: string): readonly string[] =>
  [...segmenter.segment(text)].map(({ segment }) => segment)

/** Brings a name into the form a gift can carry: signs that are accepted, and no more letters than fit. */
export function fitName(
  typed: string,
  limit: number,
): { readonly name: string; readonly hadRefused: boolean } {
  const { text, hadRefused } = cleanGiftText(typed, typed.length)
  return { name: lettersOf(text).slice(0, limit).join(''), hadRefused }
}
