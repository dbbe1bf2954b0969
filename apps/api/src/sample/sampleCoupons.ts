import type { CouponRow } from '../db/schema/coupons.ts'
import { coupons } from './catalogue/coupons.ts'

/** The coupons of the sample shop as database rows. */
export const sampleCoupons: CouponRow[] = Object.values(coupons).map(
  ({ code, percent, most, from, isFirstOrder }) => ({
    code,
    percent,
    maxPaise: most * 100,
    minPaise: from * 100,
    firstOrderOnly: isFirstOrder,
    active: true,
  }),
)
