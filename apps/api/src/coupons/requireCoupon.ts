import { type Paise, paise } from '@store/api-client/contract/money'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { Database } from '../db/Database.ts'
import type { CouponRow } from '../db/schema/coupons.ts'
import { HttpError } from '../http/HttpError.ts'
import type { CouponRules } from './couponRules.ts'
import { createCouponRepo } from './createCouponRepo.ts'

/** The use of a coupon: gifts and shopper. */
export interface CouponUse extends Pick<CouponRules, 'hashContact'> {
  readonly items: Paise
  readonly userId: number | null
}

/** Rejects a code that is not valid for gifts of this price; a guest's earlier orders are unknown. */
export async function requireCoupon(
  db: Database,
  code: string,
  { items, userId, ...rules }: CouponUse,
): Promise<void> {
  const repo = createCouponRepo(db)
  const coupon = await repo.find(code)
  if (!coupon?.active) throw refuse('coupon_unknown', 'This coupon is not valid.')
  if (!(await isEligibleForCoupon(db, coupon, userId, rules))) {
    throw refuse('coupon_first_order', 'This coupon is only for your first order.')
  }
  if (items < coupon.minPaise) {
    const least = formatPrice(paise(coupon.minPaise))
    throw refuse('coupon_minimum', `This coupon is for gifts of ${least} or more.`)
  }
}

/** Whether a coupon is valid for this user; a guest is assumed to have no orders. */
export const isEligibleForCoupon = async (
  db: Database,
  { firstOrderOnly }: Pick<CouponRow, 'firstOrderOnly'>,
  userId: number | null,
  { hashContact }: Pick<CouponRules, 'hashContact'>,
): Promise<boolean> =>
  !firstOrderOnly || userId === null || !(await createCouponRepo(db).hasOrdered(userId, hashContact))

const refuse = (code: string, message: string) => new HttpError(422, code, message, 'coupon_code')
