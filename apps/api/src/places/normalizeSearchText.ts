import { normalizeName } from './normalizeName.ts'

/** Most characters of a search that count. */
const longest = 100

/** Normalizes typed text like searched names, and limits its length. Only letters, digits and spaces remain. */
export const normalizeSearchText = (text: string): string =>
  normalizeName(text.trim().slice(0, longest)).slice(0, longest).trim()
