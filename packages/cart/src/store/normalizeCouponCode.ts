import { maxCouponCodeLength } from '@store/api-client/contract/rules/maxCouponCodeLength'

/** Normalizes a coupon code: keeps only letters and digits of the typed or pasted text. */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, maxCouponCodeLength)
    .toUpperCase()
