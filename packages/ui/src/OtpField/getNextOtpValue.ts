import { extractDigits } from './extractDigits.ts'
import { normalizeDigits } from './normalizeDigits.ts'

/**
 * Returns the code after the text of the field changed from `before` to `text`. Rejects an extra digit; takes from a
 * pasted message the number with the length of a code.
 */
export function getNextOtpValue(before: string, text: string, length: number): string {
  const digits = extractDigits(text)
  if (digits.length <= length) return digits
  if (before.length === length && isOneMore(digits, before)) return before
  const alone = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`)
  const plain = normalizeDigits(text)
  const found = alone.exec(plain) ?? alone.exec(plain.replace(/[\s-]/g, ''))
  return found?.[0] ?? digits.slice(0, length)
}

const isOneMore = (digits: string, before: string) =>
  [...digits].some((_, at) => digits.slice(0, at) + digits.slice(at + 1) === before)
