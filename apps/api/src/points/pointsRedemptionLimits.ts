import type { PointsRedemptionLimits } from '@store/api-client/contract/rules/calculateMaxPointsPayment'

/**
 * Limits for redeeming reward points in this shop (specification 2, sections 3 and 9: redeem_percentage,
 * redeem_max_inr).
 */
export const pointsRedemptionLimits = {
  percentage: 10,
  maxRupees: 200,
} as const satisfies PointsRedemptionLimits
