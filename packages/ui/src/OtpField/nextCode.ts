import { extractDigits } from './extractDigits.ts'
import { normalizeDigits } from './normalizeDigits.ts'

/**
 * Returns the code after a field with `before` changed to `text`. Rejects an extra digit; from a pasted message it
 * takes the number that is as long as the code.
 */
export function nextCode(before: string, text: string, length: number): string {
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
