import { type Paise, paise } from '@store/api-client/contract/money'
import type { Database } from '../db/Database.ts'
import type { CouponRow } from '../db/schema/coupons.ts'
import { HttpError } from '../http/HttpError.ts'
import type { LocalizedText } from '../messages/ServerMessages.ts'
import { createCouponRepo } from './createCouponRepo.ts'
import type { CouponRules } from './createCouponRules.ts'

/** What a coupon is to be used for: the price of the gifts, and the shopper. */
export interface CouponValidationContext extends Pick<CouponRules, 'hashContact'> {
  readonly items: Paise
  readonly userId: number | null
}

/**
 * Rejects a coupon code that is not valid for this user or for gifts of this price; for a guest, earlier orders are
 * unknown and count as none.
 */
export async function requireCoupon(
  db: Database,
  code: string,
  { items, userId, ...rules }: CouponValidationContext,
): Promise<void> {
  const repo = createCouponRepo(db)
  const coupon = await repo.find(code)
  if (!coupon?.active) throw refuse('coupon_unknown', ({ errors }) => errors.couponUnknown)
  if (!(await isEligibleForCoupon(db, coupon, userId, rules))) {
    throw refuse('coupon_first_order', ({ errors }) => errors.couponFirstOrder)
  }
  if (items < coupon.minPaise) {
    throw refuse('coupon_minimum', ({ errors, store }) =>
      errors.couponMinimum(store.price(paise(coupon.minPaise))),
    )
  }
}

/** Returns whether a coupon is valid for this user; a guest counts as a user without orders. */
export const isEligibleForCoupon = async (
  db: Database,
  { firstOrderOnly }: Pick<CouponRow, 'firstOrderOnly'>,
  userId: number | null,
  { hashContact }: Pick<CouponRules, 'hashContact'>,
): Promise<boolean> =>
  !firstOrderOnly || userId === null || !(await createCouponRepo(db).hasOrdered(userId, hashContact))

const refuse = (code: string, text: LocalizedText) => new HttpError(422, code, text, 'coupon_code')
