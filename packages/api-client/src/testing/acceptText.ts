import { countCharacters } from '../contract/rules/countCharacters.ts'
import { cleanGiftText } from '../contract/rules/giftText.ts'
import { type FakeAnswer, refusals } from './refusals.ts'

/** Words as the shop keeps them, blank ones as none; refuses signs that are not accepted and words that are too long. */
export function acceptText(typed: string, limit: number, status: 400 | 422): FakeAnswer<string> {
  const { text, hadRefused } = cleanGiftText(typed, Number.POSITIVE_INFINITY)
  if (hadRefused) return { refused: refusals.messageSigns(status) }
  if (countCharacters(text) > limit) return { refused: refusals.messageLong(status, limit) }
  return { value: text.trim() === '' ? '' : text }
}
