import { array, maxLength, minLength, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { flag, toFlag } from '../wire/index.ts'
import { cartResponse } from './Cart.ts'
import { type LineId, lineId } from './CartLine.ts'

/** Lines to put aside, or to take back into the cart. */
export interface SaveLinesRequest {
  readonly lineIds: readonly LineId[]
  readonly isSaved: boolean
}

/** POST lines aside, "Saved for later", or back; what belongs to a line goes with it. */
export const saveLines = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/save',
  input: pipe(
    strictObject({ ci_ids: pipe(array(lineId), minLength(1), maxLength(50)), saved: flag }),
    transform(({ ci_ids, saved }) => ({ lineIds: ci_ids, isSaved: saved })),
  ),
  answer: cartResponse,
  encode: ({ lineIds, isSaved }: SaveLinesRequest) => ({ ci_ids: [...lineIds], saved: toFlag(isSaved) }),
})
