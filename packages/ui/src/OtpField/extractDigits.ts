import { normalizeDigits } from './normalizeDigits.ts'

/** The digits in a text, of whatever script, as 0 to 9; spaces, hyphens and all else left out. */
export function extractDigits(text: string): string {
  return normalizeDigits(text).replace(/\D/g, '')
}
