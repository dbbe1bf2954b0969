import { normalizeName } from './normalizeName.ts'

/** The most characters of a search that count. */
const longest = 100

/** What was typed, as names are searched: folded and bounded. Nothing but letters, digits and spaces is left. */
export const normalizeSearchText = (text: string): string =>
  normalizeName(text.trim().slice(0, longest)).slice(0, longest).trim()
