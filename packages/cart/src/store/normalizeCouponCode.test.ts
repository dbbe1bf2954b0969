import { setCoupon } from '@store/api-client/contract/cart'
import { maxCouponCodeLength } from '@store/api-client/contract/rules/maxCouponCodeLength'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normalizeCouponCode } from './normalizeCouponCode.ts'

it.each([
  ['first10', 'FIRST10'],
  [' First-10 \n', 'FIRST10'],
  ['“DIWALI”', 'DIWALI'],
  [' -- ', ''],
  ['A'.repeat(maxCouponCodeLength + 5), 'A'.repeat(maxCouponCodeLength)],
])('normalizes %j to %j', (typed, code) => {
  expect(normalizeCouponCode(typed)).toBe(code)
})

it('turns any input into a coupon code that the contract accepts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
      const code = normalizeCouponCode(typed)
      expect(setCoupon.input['~standard'].validate(setCoupon.encode({ code }))).toMatchObject({
        value: { code },
      })
    }),
  )
})
