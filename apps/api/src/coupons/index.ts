export { calculateCouponDiscount } from './calculateCouponDiscount.ts'
export { createCouponRepo } from './createCouponRepo.ts'
export { type CouponRules, createCouponRules } from './createCouponRules.ts'
export { type CouponValidationContext, isEligibleForCoupon, requireCoupon } from './requireCoupon.ts'
