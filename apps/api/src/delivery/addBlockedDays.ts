import type { ProductDeliveryRequirements } from './toProductDeliveryRequirements.ts'

/** Returns how a combo or hamper is delivered with its contents: not on a blocked day of one of them. */
export function addBlockedDays(
  whole: ProductDeliveryRequirements,
  contents: readonly Pick<ProductDeliveryRequirements, 'blockedDays'>[],
): ProductDeliveryRequirements {
  const blockedDays = [whole, ...contents].flatMap(({ blockedDays = [] }) => blockedDays)
  return { ...whole, blockedDays }
}
