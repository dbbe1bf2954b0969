/** Fewest and most of one cart line (specification 1, section 9). */
export const quantityLimits = { min: 1, max: 10 } as const

/** A quantity brought into its limits. */
export const clampQuantity = (quantity: number): number =>
  Math.min(quantityLimits.max, Math.max(quantityLimits.min, Math.trunc(quantity)))
