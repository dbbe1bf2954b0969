import type { CartLine } from '../contract/cart/index.ts'
import { type Paise, paise, sumPaise } from '../contract/money/index.ts'
import type { FakeCoupon } from './FakeCoupon.ts'
import { type FakeHttpError, fakeHttpErrors } from './fakeHttpErrors.ts'

/** Returns the price of lines, without delivery. */
export const sumItems = (lines: readonly CartLine[]): Paise =>
  sumPaise(lines.filter(({ isFree }) => !isFree).map(({ price, quantity }) => paise(price * quantity)))

/** Returns a coupon's discount on gifts of this total. */
export function calculateDiscount(coupon: FakeCoupon | undefined, items: Paise): Paise {
  if (!coupon || items < coupon.minTotal) return paise(0)
  return paise(Math.min(Math.floor((items * coupon.percent) / 100), coupon.maxDiscount ?? items, items))
}

/** Returns why a code is rejected; an empty code removes the coupon. */
export function validateCoupon(
  code: string,
  lines: readonly CartLine[],
  coupons: readonly FakeCoupon[] | undefined,
): FakeHttpError | undefined {
  if (!coupons) return fakeHttpErrors.notFound
  if (code === '') return undefined
  const coupon = coupons.find((one) => one.code === code)
  if (!coupon) return fakeHttpErrors.couponUnknown
  return sumItems(lines) < coupon.minTotal ? fakeHttpErrors.couponMinimum(coupon.minTotal) : undefined
}
