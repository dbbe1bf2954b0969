import type { ProductRow } from '../db/schema/products.ts'
import { addBlockedDays } from './addBlockedDays.ts'
import {
  type ProductDeliveryRequirements,
  toProductDeliveryRequirements,
} from './toProductDeliveryRequirements.ts'

/**
 * Returns how a combo is delivered: only where there is a baker if it contains a cake, only to cities that all its gifts
 * are delivered to, and on no blocked day of one of them.
 */
export function getComboDeliveryProfile(
  combo: ProductRow,
  parts: readonly ProductRow[],
): ProductDeliveryRequirements {
  const whole = toProductDeliveryRequirements(combo)
  const contents = parts.map(toProductDeliveryRequirements)
  const limits = [whole, ...contents].flatMap(({ cities }) => (cities ? [cities] : []))
  return {
    ...addBlockedDays(whole, contents),
    isCake: combo.isCake || parts.some(({ isCake }) => isCake),
    cities:
      limits.length === 0
        ? undefined
        : limits.reduce((common, cities) => common.filter((city) => cities.includes(city))),
  }
}
