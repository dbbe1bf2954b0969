import type { CouponRow } from '../../db/schema/coupons.ts'

/** Deductions from a cart's total. */
export interface Deductions {
  /** The coupon's code, empty if there is none; missing if the shop accepts no coupons. */
  readonly couponCode?: string | undefined
  /** The coupon, if this shopper can use it. */
  readonly coupon?: CouponRow | undefined
  /** Reward points; missing for guests and for users without points. */
  readonly points?: { readonly balance: number; readonly isRedeemed: boolean } | undefined
}
