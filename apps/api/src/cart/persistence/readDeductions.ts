import { type CouponRules, createCouponRepo, isEligibleForCoupon } from '../../coupons/index.ts'
import type { Database } from '../../db/Database.ts'
import { createPointRepo } from '../../points/index.ts'
import type { Deductions } from '../pricing/Deductions.ts'
import type { CartRow } from './CartRow.ts'

/** Reads the current deductions of a cart. An applied coupon may have expired or become invalid for this shopper. */
export async function readDeductions(
  db: Database,
  { userId, couponCode, redeemsPoints }: CartRow,
  rules: CouponRules,
): Promise<Deductions> {
  const found =
    rules.areEnabled && couponCode !== null ? await createCouponRepo(db).find(couponCode) : undefined
  const coupon = found?.active && (await isEligibleForCoupon(db, found, userId, rules)) ? found : undefined
  const balance = userId === null ? 0 : await createPointRepo(db).balance(userId)
  return {
    ...(rules.areEnabled && { couponCode: couponCode ?? '' }),
    ...(coupon && { coupon }),
    ...(balance > 0 && { points: { balance, isRedeemed: redeemsPoints } }),
  }
}
