import { type Paise, paise } from '@store/api-client/contract/money'
import type { CouponRow } from '../db/schema/coupons.ts'

/** Returns a coupon's discount for gifts of a price: whole paise, rounded down, and at most the price. */
export function calculateCouponDiscount(
  { percent, maxPaise, minPaise }: Pick<CouponRow, 'percent' | 'maxPaise' | 'minPaise'>,
  items: Paise,
): Paise {
  if (items < minPaise) return paise(0)
  return paise(Math.min(Math.floor((items * percent) / 100), maxPaise ?? items, items))
}
