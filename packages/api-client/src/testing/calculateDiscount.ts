import type { CartLine } from '../contract/cart/index.ts'
import { type Paise, paise, sumPaise } from '../contract/money/index.ts'
import type { FakeCoupon } from './FakeCoupon.ts'
import { type FakeHttpError, fakeHttpErrors } from './fakeHttpErrors.ts'

/** What lines cost, without delivery. */
export const sumItems = (lines: readonly CartLine[]): Paise =>
  sumPaise(lines.filter(({ isFree }) => !isFree).map(({ price, quantity }) => paise(price * quantity)))

/** What a coupon takes off gifts that cost so much. */
export function calculateDiscount(coupon: FakeCoupon | undefined, items: Paise): Paise {
  if (!coupon || items < coupon.minTotal) return paise(0)
  return paise(Math.min(Math.floor((items * coupon.percent) / 100), coupon.maxDiscount ?? items, items))
}

/** Why a code is not taken; an empty one takes the coupon out. */
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
