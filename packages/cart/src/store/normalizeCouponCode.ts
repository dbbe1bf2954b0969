import { couponLimit } from '@store/api-client/contract/rules/couponLimit'

/** Normalizes a coupon code to its letters and digits, whatever was pasted around them. */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, couponLimit)
    .toUpperCase()
