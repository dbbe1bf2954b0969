import { normalizeName } from './normalizeName.ts'
import { normalizeSearchText } from './normalizeSearchText.ts'

/** The hints on a location in a text that may be an address. */
export interface ParsedAddress {
  /** Six-digit candidates for a pincode, last one first, because addresses end with it. */
  readonly pincodes: readonly string[]
  /** The normalized parts between commas and line ends, last one first, without parts that contain only digits. */
  readonly parts: readonly string[]
  /** Returns whether the text contains a name as whole words. */
  readonly includesName: (name: string) => boolean
}

/** Maximum number of parts, counted from the end. */
const mostParts = 6

/** Parses a text that may be an address. */
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
