import type { CouponRow } from '../../db/schema/coupons.ts'
import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'

/** Returns coupons as the database stores them. */
export const toCouponRows = (coupons: NonNullable<CatalogueFiles['coupons']>): CouponRow[] =>
  coupons.map(({ atMost = null, minimum, ...coupon }) => ({
    ...coupon,
    maxPaise: atMost,
    minPaise: minimum,
  }))
