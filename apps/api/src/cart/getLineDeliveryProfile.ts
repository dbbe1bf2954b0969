import type { ProductRow } from '../db/schema/products.ts'
import { type DeliveryProfile, toDeliveryProfile } from '../delivery/toDeliveryProfile.ts'
import { comboOf, findCompleteCombos } from './findCompleteCombos.ts'
import type { StoredLine } from './StoredLine.ts'

/**
 * How a line is delivered among the lines it lies with: gifts of a combo arrive together, as the combo does, a free
 * line with its gift, and what goes along with a gift goes to that gift's country.
 */
export function getLineDeliveryProfile(line: StoredLine, lines: readonly StoredLine[]): DeliveryProfile {
  const gift = line.isFreebie ? lines.find(({ id }) => id === line.belongsTo) : undefined
  if (gift) return getLineDeliveryProfile(gift, lines)
  const combo = comboOf(findCompleteCombos(lines), line)?.combo
  const country = countryOf(line, lines)
  if (!combo) return { ...toDeliveryProfile(line.product), country }
  const parts = combo.parts.map((part) => part.line.product)
  return { ...getComboDeliveryProfile(combo.product, parts), country }
}

/** A combo as it is delivered: with a cake in it only where a baker is, and only to cities all its gifts go to. */
export function getComboDeliveryProfile(combo: ProductRow, parts: readonly ProductRow[]): DeliveryProfile {
  const whole = toDeliveryProfile(combo)
  const limits = [whole, ...parts.map(toDeliveryProfile)].flatMap(({ cities }) => (cities ? [cities] : []))
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
