import { type CouponUse, requireCoupon } from '../coupons/requireCoupon.ts'
import type { Database } from '../db/Database.ts'
import { calculateItemsTotal } from './calculateTotals.ts'
import { chargeLines } from './chargeLines.ts'
import type { LockedCart } from './moveLines.ts'
import { filterVisibleLines } from './readCart.ts'

/** Sets a cart's coupon code, or removes it with an empty code; rejects a code that is not valid for the cart. */
export async function setCoupon(
  { repo, cartId }: LockedCart,
  tx: Database,
  code: string,
  by: Omit<CouponUse, 'items'>,
): Promise<void> {
  if (code === '') return repo.setOff(cartId, { couponCode: null })
  const lines = (await repo.lines(cartId)).filter(({ state }) => state === 'in')
  await requireCoupon(tx, code, { items: calculateItemsTotal(chargeLines(filterVisibleLines(lines))), ...by })
  await repo.setOff(cartId, { couponCode: code })
}
