import { integer, maxValue, minValue, number, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { quantityLimits } from '../rules/quantity.ts'
import { cartResponseSchema } from './Cart.ts'
import { type ComboId, comboIdSchema } from './LineCombo.ts'

/** A combo and its new quantity. */
export interface ChangeComboRequest {
  readonly comboId: ComboId
  /** Number of combos. Each line gets this number times its units in one combo, at most 10. */
  readonly sets: number
}

/** POST a quantity for all lines of a combo (specification 1, section 4: "Combo quantity change"). */
export const changeCombo = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/combo-quantity',
  summary: 'Sets the quantity of a combo.',
  specification: ['1, section 7, Cart: increment or decrement of a combo'],
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  owns: { combo_id: 'combo' },
  input: pipe(
    strictObject({
      combo_id: comboIdSchema,
      qty: pipe(number(), integer(), minValue(quantityLimits.min), maxValue(quantityLimits.max)),
    }),
    transform(({ combo_id, qty }) => ({ comboId: combo_id, sets: qty })),
  ),
  answer: cartResponseSchema,
  encode: ({ comboId, sets }: ChangeComboRequest) => ({ combo_id: comboId, qty: sets }),
})
