import { type CouponUse, requireCoupon } from '../coupons/requireCoupon.ts'
import type { Database } from '../db/Database.ts'
import { itemsOf } from './billCart.ts'
import { chargeLines } from './chargeLines.ts'
import type { HeldCart } from './moveLines.ts'
import { shown } from './readCart.ts'

/** Puts a coupon's code in a cart, or with an empty one takes it out; refuses a code that does not count for it. */
export async function setCoupon(
  { repo, cartId }: HeldCart,
  tx: Database,
  code: string,
  by: Omit<CouponUse, 'items'>,
): Promise<void> {
  if (code === '') return repo.setOff(cartId, { couponCode: null })
  const lines = (await repo.lines(cartId)).filter(({ state }) => state === 'in')
  await requireCoupon(tx, code, { items: itemsOf(chargeLines(shown(lines))), ...by })
  await repo.setOff(cartId, { couponCode: code })
}
