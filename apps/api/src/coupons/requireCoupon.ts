import { type Paise, paise } from '@store/api-client/contract/money'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import type { Database } from '../db/Database.ts'
import type { CouponRow } from '../db/schema/coupons.ts'
import { HttpError } from '../http/HttpError.ts'
import type { CouponRules } from './couponRules.ts'
import { createCouponRepo } from './createCouponRepo.ts'

/** What a coupon is tried on, and by whom. */
export interface CouponUse extends Pick<CouponRules, 'hashContact'> {
  readonly items: Paise
  readonly userId: number | null
}

/** Refuses a code that does not count for gifts that cost so much; who orders first is not known of a guest. */
export async function requireCoupon(
  db: Database,
  code: string,
  { items, userId, ...rules }: CouponUse,
): Promise<void> {
  const repo = createCouponRepo(db)
  const coupon = await repo.find(code)
  if (!coupon?.active) throw refuse('coupon_unknown', 'This coupon is not valid.')
  if (!(await isEligibleForCoupon(db, coupon, userId, rules))) {
    throw refuse('coupon_first_order', 'This coupon is for a first order only.')
  }
  if (items < coupon.minPaise) {
    const least = formatPrice(paise(coupon.minPaise))
    throw refuse('coupon_minimum', `This coupon is for gifts of ${least} or more.`)
  }
}

/** Whether a coupon is for this user; a guest may have ordered nothing yet. */
export const isEligibleForCoupon = async (
  db: Database,
  { firstOrderOnly }: Pick<CouponRow, 'firstOrderOnly'>,
  userId: number | null,
  { hashContact }: Pick<CouponRules, 'hashContact'>,
): Promise<boolean> =>
  !firstOrderOnly || userId === null || !(await createCouponRepo(db).hasOrdered(userId, hashContact))

const refuse = (code: string, message: string) => new HttpError(422, code, message, 'coupon_code')
