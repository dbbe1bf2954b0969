import { countryOf } from './getLineDeliveryProfile.ts'
import type { StoredLine } from './StoredLine.ts'

/** The countries a cart's lines go to, each once, in the order of the lines. */
export const countriesOf = (lines: readonly StoredLine[]): readonly number[] => [
  ...new Set(lines.map((line) => countryOf(line, lines))),
]
