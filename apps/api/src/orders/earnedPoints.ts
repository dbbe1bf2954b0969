import type { Charge } from '../cart/chargeLines.ts'

/** Points that what is paid for earns; what is free earns none. */
export const earnedPoints = (charges: readonly Charge[]): number =>
  charges
    .filter(({ price }) => price > 0)
    .reduce((sum, { product, quantity }) => sum + (product.facts?.earnPoints ?? 0) * quantity, 0)
