import { plainDigits } from './plainDigits.ts'

/** The digits in a text, of whatever script, as 0 to 9; spaces, hyphens and all else left out. */
export function readDigits(text: string): string {
  return plainDigits(text).replace(/\D/g, '')
}
