import type { couponLimit } from '@store/api-client/contract/cart'

// Said again because the contract's own constant brings its schemas along; its type keeps the two alike.
const limit: typeof couponLimit = 20

/** A coupon's code as it was meant: letters and digits alone, whatever was pasted around them. */
export const normalizeCouponCode = (typed: string): string =>
  typed
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, limit)
    .toUpperCase()
