import { integer, maxValue, minValue, number, picklist, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { quantityLimits } from '../rules/quantity.ts'
import { cartResponseSchema } from './Cart.ts'
import { type LineId, lineIdSchema } from './CartLine.ts'

/** A line and its new quantity. */
export interface ChangeQuantityRequest {
  readonly lineId: LineId
  readonly quantity: number
  /** The previous quantity, which decides whether the request's `action` is an increment or a decrement. */
  readonly from: number
}

/**
 * POST a new quantity: the line plus its action (specification 1, section 7). `qty` is the target quantity, so that
 * the request is idempotent.
 */
export const changeQuantity = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/quantity',
  summary: 'Sets the quantity of a line.',
  specification: ['1, section 7, Cart: increment or decrement'],
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  owns: { ci_id: 'cartLine' },
  input: pipe(
    strictObject({
      ci_id: lineIdSchema,
      qty: pipe(number(), integer(), minValue(quantityLimits.min), maxValue(quantityLimits.max)),
      action: picklist(['act_increment', 'act_decrement']),
    }),
    transform(({ ci_id, qty }) => ({ lineId: ci_id, quantity: qty })),
  ),
  answer: cartResponseSchema,
  encode: ({ lineId, quantity, from }: ChangeQuantityRequest) => ({
    ci_id: lineId,
    qty: quantity,
    action: quantity < from ? ('act_decrement' as const) : ('act_increment' as const),
  }),
})
