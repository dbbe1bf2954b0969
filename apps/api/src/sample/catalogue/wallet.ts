/** How reward points pay (specification 2, sections 3 and 9: redeem_percentage, redeem_max_inr). */
export const wallet = {
  /** Percent of the price that points can pay. */
  redeemPercent: 10,
  /** Rupees that points can pay at most. */
  redeemMost: 200,
} as const
