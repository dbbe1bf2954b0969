import type { ProductRow } from '../db/schema/products.ts'
import {
  type ProductDeliveryRequirements,
  toProductDeliveryRequirements,
} from './toProductDeliveryRequirements.ts'

/** Returns how a hamper is delivered: as its product, but not on a blocked day of one of its contents. */
export function toHamperDeliveryRequirements(
  hamper: ProductRow,
  contents: readonly Pick<ProductDeliveryRequirements, 'blockedDays'>[],
): ProductDeliveryRequirements {
  const whole = toProductDeliveryRequirements(hamper)
  const blockedDays = [whole, ...contents].flatMap(({ blockedDays = [] }) => blockedDays)
  return { ...whole, blockedDays }
}
