/** Limits of a payment with points (specification 2, section 3: wallet info). */
export interface PointsRedemptionLimits {
  /** Maximum percentage of the price paid with points. */
  readonly percentage: number
  /** Maximum amount paid with points, in rupees. */
  readonly maxRupees: number
}

/**
 * Returns how many rupees of a price points can pay, at one rupee per point: a rounded, capped percentage of the price,
 * at most the balance (specification 2, section 9, "Reward redemption").
 */
export const calculateMaxPointsPayment = (
  rupees: number,
  balance: number,
  { percentage, maxRupees }: PointsRedemptionLimits,
): number =>
  Math.max(0, Math.min(Math.round(Math.min((rupees * percentage) / 100, maxRupees)), Math.floor(balance)))
