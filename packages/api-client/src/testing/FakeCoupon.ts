import type { Paise } from '../contract/money/index.ts'

/** A coupon as the fake shop knows it. */
export interface FakeCoupon {
  /** In capitals. */
  readonly code: string
  /** What it takes off the gifts. */
  readonly percent: number
  /** Most that it takes off. */
  readonly maxDiscount?: Paise | undefined
  /** What the gifts must cost for it to count. */
  readonly minTotal: Paise
}
