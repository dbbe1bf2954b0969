import { countCharacters } from '../contract/rules/countCharacters.ts'
import { cleanGiftText } from '../contract/rules/giftText.ts'
import { type FakeCallResult, fakeHttpErrors } from './fakeHttpErrors.ts'

/**
 * Normalizes a text as the shop stores it; a blank text counts as missing. Rejects unaccepted characters and texts
 * that are too long.
 */
export function validateText(typed: string, limit: number, status: 400 | 422): FakeCallResult<string> {
  const { text, hadRefused } = cleanGiftText(typed, Number.POSITIVE_INFINITY)
  if (hadRefused) return { refused: fakeHttpErrors.messageSigns(status) }
  if (countCharacters(text) > limit) return { refused: fakeHttpErrors.messageLong(status, limit) }
  return { value: text.trim() === '' ? '' : text }
}
