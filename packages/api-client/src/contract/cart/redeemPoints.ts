import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema, serializeBoolean } from '../wire/index.ts'
import { cartResponseSchema } from './Cart.ts'

/** POST whether reward points pay a part of the cart; logged-in users only. */
export const redeemPoints = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/points',
  summary: 'Sets whether reward points pay a part of the cart.',
  caller: 'user',
  isIdempotent: true,
  rateClass: 'cartChange',
  input: pipe(
    strictObject({ redeem: numericBooleanSchema }),
    transform(({ redeem }) => ({ isRedeemed: redeem })),
  ),
  answer: cartResponseSchema,
  encode: ({ isRedeemed }: { readonly isRedeemed: boolean }) => ({ redeem: serializeBoolean(isRedeemed) }),
})
