import { paise } from '../contract/money/index.ts'
import type { FakeCoupon } from './FakeCoupon.ts'

/** 10% off gifts of ₹499 or more, at most ₹150. */
const tenth: FakeCoupon = { code: 'TENTH', percent: 10, maxDiscount: paise(15_000), minTotal: paise(49_900) }

/** 5% off gifts of ₹2,000 or more. */
const large: FakeCoupon = { code: 'LARGE', percent: 5, minTotal: paise(200_000) }

/** Coupons of the fake shop, by nickname. */
export const fakeCoupons = { tenth, large } as const
