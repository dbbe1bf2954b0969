export { couponAmount } from './couponAmount.ts'
export { type CouponRules, couponRules } from './couponRules.ts'
export { createCouponRepo } from './createCouponRepo.ts'
export { type CouponUse, isEligibleForCoupon, requireCoupon } from './requireCoupon.ts'
