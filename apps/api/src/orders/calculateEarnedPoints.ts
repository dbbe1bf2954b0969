import type { ChargedItem } from '../cart/index.ts'

/** Returns the points that paid charges earn; free ones earn none. */
export const calculateEarnedPoints = (charges: readonly ChargedItem[]): number =>
  charges
    .filter(({ price }) => price > 0)
    .reduce((sum, { product, quantity }) => sum + (product.facts?.earnPoints ?? 0) * quantity, 0)
