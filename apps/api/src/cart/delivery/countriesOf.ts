import type { StoredLine } from '../lines/StoredLine.ts'
import { countryOf } from './getLineDeliveryProfile.ts'

/** Returns the distinct countries of a cart's lines, in the order of the lines. */
export const countriesOf = (lines: readonly StoredLine[]): readonly number[] => [
  ...new Set(lines.map((line) => countryOf(line, lines))),
]
