import type { ProductRow } from '../db/schema/products.ts'
import { comboOf, liveCombos } from './liveCombos.ts'
import type { StoredLine } from './StoredLine.ts'

/**
 * The product whose delivery a line has, among the lines it lies with: gifts of a combo arrive together, as the combo
 * does, and a free line with its gift.
 */
export function carrierOf(line: StoredLine, lines: readonly StoredLine[]): ProductRow {
  const gift = line.isFreebie ? lines.find(({ id }) => id === line.belongsTo) : undefined
  if (gift) return carrierOf(gift, lines)
  const combo = comboOf(liveCombos(lines), line)?.combo
  if (!combo) return line.product
  return comboCarrier(
    combo.product,
    combo.parts.map((part) => part.line.product),
  )
}

/** A combo as it is delivered: with a cake in it only where a baker is. */
export const comboCarrier = (combo: ProductRow, parts: readonly ProductRow[]): ProductRow => ({
  ...combo,
  isCake: combo.isCake || parts.some(({ isCake }) => isCake),
})

/** The country a line goes to: what goes along with a gift goes where that goes. */
export const countryOf = (line: StoredLine, lines: readonly StoredLine[]): number =>
  (lines.find(({ id }) => id === line.belongsTo) ?? line).product.country
