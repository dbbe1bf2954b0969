import {
  addBlockedDays,
  getComboDeliveryProfile,
  type ProductDeliveryRequirements,
  toProductDeliveryRequirements,
} from '../../delivery/index.ts'
import { findComboOfLine, findCompleteCombos } from '../lines/findCompleteCombos.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/**
 * Returns how a line is delivered, given all lines of its cart: gifts of a combo together, a hamper with its contents, a
 * free line with its gift, and an add-on to the country of its gift.
 */
export function getLineDeliveryProfile(
  line: StoredLine,
  lines: readonly StoredLine[],
): ProductDeliveryRequirements {
  const gift = line.isFreebie ? lines.find(({ id }) => id === line.belongsTo) : undefined
  if (gift) return getLineDeliveryProfile(gift, lines)
  const combo = findComboOfLine(findCompleteCombos(lines), line)?.combo
  const country = getLineCountry(line, lines)
  if (!combo) {
    const { product, hamper } = line
    return { ...addBlockedDays(toProductDeliveryRequirements(product), hamper?.pieces ?? []), country }
  }
  const parts = combo.parts.map((part) => part.line.product)
  return { ...getComboDeliveryProfile(combo.product, parts), country }
}

/** Returns the country of a line; an add-on has the country of its gift. */
export const getLineCountry = (line: StoredLine, lines: readonly StoredLine[]): number =>
  (lines.find(({ id }) => id === line.belongsTo) ?? line).product.country
