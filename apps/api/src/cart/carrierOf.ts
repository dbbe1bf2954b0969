import type { ProductRow } from '../db/schema/products.ts'
import { type Carrier, toCarrier } from '../delivery/toCarrier.ts'
import { comboOf, liveCombos } from './liveCombos.ts'
import type { StoredLine } from './StoredLine.ts'

/**
 * How a line is delivered among the lines it lies with: gifts of a combo arrive together, as the combo does, a free
 * line with its gift, and what goes along with a gift goes to that gift's country.
 */
export function carrierOf(line: StoredLine, lines: readonly StoredLine[]): Carrier {
  const gift = line.isFreebie ? lines.find(({ id }) => id === line.belongsTo) : undefined
  if (gift) return carrierOf(gift, lines)
  const combo = comboOf(liveCombos(lines), line)?.combo
  const country = countryOf(line, lines)
  if (!combo) return { ...toCarrier(line.product), country }
  const parts = combo.parts.map((part) => part.line.product)
  return { ...comboCarrier(combo.product, parts), country }
}

/** A combo as it is delivered: with a cake in it only where a baker is, and only to cities all its gifts go to. */
export function comboCarrier(combo: ProductRow, parts: readonly ProductRow[]): Carrier {
  const whole = toCarrier(combo)
  const limits = [whole, ...parts.map(toCarrier)].flatMap(({ cities }) => (cities ? [cities] : []))
  return {
    ...whole,
    isCake: combo.isCake || parts.some(({ isCake }) => isCake),
    cities:
      limits.length === 0
        ? undefined
        : limits.reduce((common, cities) => common.filter((city) => cities.includes(city))),
  }
}

/** The country a line goes to: what goes along with a gift goes where that goes. */
export const countryOf = (line: StoredLine, lines: readonly StoredLine[]): number =>
  (lines.find(({ id }) => id === line.belongsTo) ?? line).product.country
