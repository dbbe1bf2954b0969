import type { Paise } from '../contract/money/index.ts'

/** A coupon of the fake shop. */
export interface FakeCoupon {
  /** Code of the coupon, in capitals. */
  readonly code: string
  /** Discount on the gifts, in percent. */
  readonly percent: number
  /** Maximum discount. */
  readonly maxDiscount?: Paise | undefined
  /** Minimum total of the gifts for the coupon to apply. */
  readonly minTotal: Paise
}
