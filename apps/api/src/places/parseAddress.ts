import { normalizeName } from './normalizeName.ts'
import { normalizeSearchText } from './normalizeSearchText.ts'

/** What a text that may be an address says of where it is. */
export interface ParsedAddress {
  /** Six digits that can be a pincode, the last first: addresses end with it. */
  readonly pincodes: readonly string[]
  /** What stands between commas and at line ends, folded, the last first; digits alone are left out. */
  readonly parts: readonly string[]
  /** Whether a name stands in the text, in whole words. */
  readonly includesName: (name: string) => boolean
}

/** The most parts that are looked at, from the end. */
const mostParts = 6

/** Reads a text that may be an address. */
export function parseAddress(text: string): ParsedAddress {
  const pincodes = [...text.matchAll(/(?<![\d+])([1-9]\d{2})[ -]?(\d{3})(?!\d)/g)].map(
    ([, a, b]) => `${a}${b}`,
  )
  const parts = text
    .split(/[,;\n]/)
    .map((part) =>
      normalizeSearchText(part)
        .replace(/\b\d{3} ?\d{3}\b/g, '')
        .trim(),
    )
    .filter((part) => /\p{L}/u.test(part))
  const folded = ` ${normalizeName(text)} `
  return {
    pincodes: [...new Set(pincodes.reverse())],
    parts: [...new Set(parts.reverse())].slice(0, mostParts),
    includesName: (name) => {
      const wanted = normalizeName(name)
      return wanted !== '' && folded.includes(` ${wanted} `)
    },
  }
}
