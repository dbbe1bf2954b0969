import { normalizeDigits } from './normalizeDigits.ts'

/** Extracts the digits of any script as 0 to 9; spaces, hyphens and all other characters are dropped. */
export function extractDigits(text: string): string {
  return normalizeDigits(text).replace(/\D/g, '')
}
