import { getGstinState } from './gstStates.ts'

const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Returns whether a text is a GSTIN (Indian tax number): state, PAN, entity, Z and the check character. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text) || !getGstinState(text)) return false
  const sum = [...text.slice(0, 14)].reduce((all, character, place) => {
    const weighted = characters.indexOf(character) * (1 + (place % 2))
    return all + Math.floor(weighted / 36) + (weighted % 36)
  }, 0)
  return characters[(36 - (sum % 36)) % 36] === text[14]
}
