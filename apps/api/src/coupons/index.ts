export { calculateCouponDiscount } from './calculateCouponDiscount.ts'
export { type CouponRules, couponRules } from './couponRules.ts'
export { createCouponRepo } from './createCouponRepo.ts'
export { type CouponValidationContext, isEligibleForCoupon, requireCoupon } from './requireCoupon.ts'
