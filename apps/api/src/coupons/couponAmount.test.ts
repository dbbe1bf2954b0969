import { paise } from '@store/api-client/contract/money'
import { expect, it } from 'vitest'
import { couponAmount } from './couponAmount.ts'

it.each([
  ['whole paise, rounded down', { percent: 33, maxPaise: null, minPaise: 0 }, 101, 33],
  ['no more than its cap', { percent: 10, maxPaise: 150_00, minPaise: 0 }, 2000_00, 150_00],
  ['no more than the gifts cost', { percent: 100, maxPaise: 900_00, minPaise: 0 }, 500_00, 500_00],
  ['nothing below its minimum', { percent: 10, maxPaise: null, minPaise: 499_00 }, 498_99, 0],
  ['something from its minimum on', { percent: 10, maxPaise: null, minPaise: 499_00 }, 499_00, 49_90],
  ['nothing off nothing', { percent: 10, maxPaise: null, minPaise: 0 }, 0, 0],
])('a coupon deducts %s', (_, coupon, items, off) => {
  expect(couponAmount(coupon, paise(items))).toBe(off)
})
