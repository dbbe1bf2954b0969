/** Maximum length of a coupon code. */
export const maxCouponCodeLength = 20
