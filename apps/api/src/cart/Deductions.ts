import type { CouponRow } from '../db/schema/coupons.ts'

/** What may be taken off a cart's bill. */
export interface Deductions {
  /** The coupon's code, empty where there is none; missing where the shop takes no coupons. */
  readonly couponCode?: string | undefined
  /** The coupon, as long as it can be used by this shopper. */
  readonly coupon?: CouponRow | undefined
  /** Reward points; missing for guests and for who has none. */
  readonly points?: { readonly balance: number; readonly isRedeemed: boolean } | undefined
}
