/** Minimum and maximum quantity of a cart line (specification 1, section 9). */
export const quantityLimits = { min: 1, max: 10 } as const

/** Clamps a quantity to its limits. */
export const clampQuantity = (quantity: number): number =>
  Math.min(quantityLimits.max, Math.max(quantityLimits.min, Math.trunc(quantity)))
