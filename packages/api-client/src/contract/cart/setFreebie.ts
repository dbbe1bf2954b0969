import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema, serializeBoolean } from '../wire/index.ts'
import { cartResponseSchema } from './Cart.ts'
import { type LineId, lineIdSchema } from './CartLine.ts'

/** A free line and whether the shopper declines it. */
export interface SetFreebieRequest {
  readonly lineId: LineId
  readonly isDeclined: boolean
}

/**
 * POST whether the shopper wants a free line; the choice is stored in the cookie `udf`, 1 when declined
 * (specification 1, section 4).
 */
export const setFreebie = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/freebie',
  summary: 'Accepts or declines the free gift.',
  specification: ['1, section 7, Cart: freebie flags ifp and udf'],
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  owns: { ci_id: 'cartLine' },
  input: pipe(
    strictObject({ ci_id: lineIdSchema, udf: numericBooleanSchema }),
    transform(({ ci_id, udf }) => ({ lineId: ci_id, isDeclined: udf })),
  ),
  answer: cartResponseSchema,
  encode: ({ lineId, isDeclined }: SetFreebieRequest) => ({
    ci_id: lineId,
    udf: serializeBoolean(isDeclined),
  }),
})
