import type { StoredLine } from '../lines/StoredLine.ts'
import { getLineCountry } from './getLineDeliveryProfile.ts'

/** Returns the distinct countries of a cart's lines, in the order of the lines. */
export const listLineCountries = (lines: readonly StoredLine[]): readonly number[] => [
  ...new Set(lines.map((line) => getLineCountry(line, lines))),
]
