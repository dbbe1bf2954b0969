import { paise } from '@store/api-client/contract/money'
import { expect, it } from 'vitest'
import { calculateCouponDiscount } from './calculateCouponDiscount.ts'

it.each([
  ['whole paise, rounded down', { percent: 33, maxPaise: null, minPaise: 0 }, 101, 33],
  ['at most its cap', { percent: 10, maxPaise: 150_00, minPaise: 0 }, 2000_00, 150_00],
  ['at most the price of the gifts', { percent: 100, maxPaise: 900_00, minPaise: 0 }, 500_00, 500_00],
  ['nothing below its minimum order value', { percent: 10, maxPaise: null, minPaise: 499_00 }, 498_99, 0],
  [
    'its amount from the minimum order value on',
    { percent: 10, maxPaise: null, minPaise: 499_00 },
    499_00,
    49_90,
  ],
  ['nothing from an empty total', { percent: 10, maxPaise: null, minPaise: 0 }, 0, 0],
])('a coupon deducts %s', (_, coupon, items, off) => {
  expect(calculateCouponDiscount(coupon, paise(items))).toBe(off)
})
