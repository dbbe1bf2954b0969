import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cartAnswer } from './Cart.ts'
import { type LineId, lineId } from './CartLine.ts'

/** POST the removal of a line; a line that is gone already is no error. */
export const removeLine = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/remove',
  input: pipe(
    strictObject({ ci_id: lineId }),
    transform(({ ci_id }) => ({ lineId: ci_id })),
  ),
  answer: cartAnswer,
  encode: ({ lineId }: { readonly lineId: LineId }) => ({ ci_id: lineId }),
})
