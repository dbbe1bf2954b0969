import { maxLength, pipe, regex, strictObject, string, transform, trim } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cartResponse } from './Cart.ts'

/** Most characters of a coupon's code. */
export const couponLimit = 20

/** POST a coupon's code for the cart; an empty one takes the coupon out. A code that does not count is refused with 422 and why. */
export const setCoupon = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/coupon',
  input: pipe(
    strictObject({ coupon_code: pipe(string(), trim(), maxLength(couponLimit), regex(/^[A-Za-z0-9]*$/)) }),
    transform(({ coupon_code }) => ({ code: coupon_code.toUpperCase() })),
  ),
  answer: cartResponse,
  encode: ({ code }: { readonly code: string }) => ({ coupon_code: code }),
})
