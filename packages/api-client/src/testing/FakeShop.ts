import type { FakeCoupon } from './FakeCoupon.ts'
import type { FakeProduct } from './FakeProduct.ts'

/** A fake shop: what it sells, and what it takes off. */
export interface FakeShop {
  readonly products: readonly FakeProduct[]
  /** Missing where the shop takes no coupons. */
  readonly coupons: readonly FakeCoupon[] | undefined
  /** Reward points of the shopper; missing for guests. */
  readonly points: number | undefined
}
