/** Maximum length of a coupon code. */
export const couponLimit = 20
