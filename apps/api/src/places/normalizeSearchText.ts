import { normalizeName } from './normalizeName.ts'

/** Maximum number of characters of a search that are used. */
const longest = 100

/** Normalizes a typed text like the searched names, and limits its length. Only letters, digits and spaces remain. */
export const normalizeSearchText = (text: string): string =>
  normalizeName(text.trim().slice(0, longest)).slice(0, longest).trim()
