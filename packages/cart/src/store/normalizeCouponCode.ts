import type { couponLimit } from '@store/api-client/contract/cart'

// Repeated here because importing the contract's constant would bundle its schemas; its type keeps the two equal.
const limit: typeof couponLimit = 20

/** Normalizes a coupon code to its letters and digits, whatever was pasted around them. */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, limit)
    .toUpperCase()
