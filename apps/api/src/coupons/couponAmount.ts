import { type Paise, paise } from '@store/api-client/contract/money'
import type { CouponRow } from '../db/schema/coupons.ts'

/** What a coupon takes off gifts that cost so much: whole paise, rounded down, and never more than they cost. */
export function couponAmount(
  { percent, maxPaise, minPaise }: Pick<CouponRow, 'percent' | 'maxPaise' | 'minPaise'>,
  items: Paise,
): Paise {
  if (items < minPaise) return paise(0)
  return paise(Math.min(Math.floor((items * percent) / 100), maxPaise ?? items, items))
}
