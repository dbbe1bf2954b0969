import { type CouponValidationContext, requireCoupon } from '../../coupons/index.ts'
import type { Database } from '../../db/Database.ts'
import { calculateLineCharges } from '../pricing/calculateLineCharges.ts'
import { calculateItemsTotal } from '../pricing/calculateTotals.ts'
import { filterVisibleLines } from '../reading/readCart.ts'
import type { LockedCart } from './moveLines.ts'

/** Sets a cart's coupon code, or removes it with an empty code; rejects a code that is not valid for the cart. */
export async function setCoupon(
  { repo, cartId }: LockedCart,
  tx: Database,
  code: string,
  by: Omit<CouponValidationContext, 'items'>,
): Promise<void> {
  if (code === '') return repo.setOff(cartId, { couponCode: null })
  const lines = (await repo.lines(cartId)).filter(({ state }) => state === 'in')
  await requireCoupon(tx, code, {
    items: calculateItemsTotal(calculateLineCharges(filterVisibleLines(lines))),
    ...by,
  })
  await repo.setOff(cartId, { couponCode: code })
}
