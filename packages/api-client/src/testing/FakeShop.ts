import type { FakeCoupon } from './FakeCoupon.ts'
import type { FakeProduct } from './FakeProduct.ts'

/** A fake shop: its products, coupons and points. */
export interface FakeShop {
  readonly products: readonly FakeProduct[]
  /** Missing if the shop takes no coupons. */
  readonly coupons: readonly FakeCoupon[] | undefined
  /** Reward points of the shopper; missing for guests. */
  readonly points: number | undefined
  /** Returns the URL of a product's picture. */
  readonly pictureOf: (product: FakeProduct) => string
}
