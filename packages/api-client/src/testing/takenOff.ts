import type { CartLine } from '../contract/cart/index.ts'
import { type Paise, paise, sumPaise } from '../contract/money/index.ts'
import type { FakeCoupon } from './FakeCoupon.ts'
import { type Refusal, refusals } from './refusals.ts'

/** What lines cost, without delivery. */
export const itemsOf = (lines: readonly CartLine[]): Paise =>
  sumPaise(lines.filter(({ isFree }) => !isFree).map(({ price, quantity }) => paise(price * quantity)))

/** What a coupon takes off gifts that cost so much. */
export function takenOff(coupon: FakeCoupon | undefined, items: Paise): Paise {
  if (!coupon || items < coupon.from) return paise(0)
  return paise(Math.min(Math.floor((items * coupon.percent) / 100), coupon.atMost ?? items, items))
}

/** Why a code is not taken; an empty one takes the coupon out. */
export function refuseCoupon(
  code: string,
  lines: readonly CartLine[],
  coupons: readonly FakeCoupon[] | undefined,
): Refusal | undefined {
  if (!coupons) return refusals.notFound
  if (code === '') return undefined
  const coupon = coupons.find((one) => one.code === code)
  if (!coupon) return refusals.couponUnknown
  return itemsOf(lines) < coupon.from ? refusals.couponMinimum(coupon.from) : undefined
}
