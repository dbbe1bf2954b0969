import { maxLength, pipe, regex, strictObject, string, transform, trim } from 'valibot'
import { defineCall } from '../call/index.ts'
import { maxCouponCodeLength } from '../rules/maxCouponCodeLength.ts'
import { cartResponseSchema } from './Cart.ts'

/**
 * POST the cart's coupon code; an empty one removes the coupon. An invalid code is rejected with 422 and the
 * reason.
 */
export const setCoupon = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/coupon',
  summary: 'Applies a coupon code to the cart, or removes it.',
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  input: pipe(
    strictObject({
      coupon_code: pipe(string(), trim(), maxLength(maxCouponCodeLength), regex(/^[A-Za-z0-9]*$/)),
    }),
    transform(({ coupon_code }) => ({ code: coupon_code.toUpperCase() })),
  ),
  answer: cartResponseSchema,
  encode: ({ code }: { readonly code: string }) => ({ coupon_code: code }),
})
