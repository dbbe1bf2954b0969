/** How far points pay (specification 2, section 3: wallet info). */
export interface RewardRule {
  /** Percent of the price that points may pay. */
  readonly percentage: number
  /** Most rupees that points may pay. */
  readonly maxRupees: number
}

/**
 * Rupees that points pay of a price, one point a rupee: a percentage of it, capped, rounded, and never more than
 * there are points (specification 2, section 9, "Reward redemption").
 */
export const rewardCap = (rupees: number, balance: number, { percentage, maxRupees }: RewardRule): number =>
  Math.max(0, Math.min(Math.round(Math.min((rupees * percentage) / 100, maxRupees)), Math.floor(balance)))
