import { array, maxLength, minLength, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema, serializeBoolean } from '../wire/index.ts'
import { cartResponseSchema } from './Cart.ts'
import { type LineId, lineIdSchema } from './CartLine.ts'

/** Lines to save for later, or to move back into the cart. */
export interface SaveLinesForLaterRequest {
  readonly lineIds: readonly LineId[]
  readonly isSaved: boolean
}

/** POST lines to "Saved for later", or back; add-ons move with their line. */
export const saveLines = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/save',
  summary: 'Saves lines for later, or moves them back to the cart.',
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  owns: { ci_ids: 'cartLine' },
  input: pipe(
    strictObject({
      ci_ids: pipe(array(lineIdSchema), minLength(1), maxLength(50)),
      saved: numericBooleanSchema,
    }),
    transform(({ ci_ids, saved }) => ({ lineIds: ci_ids, isSaved: saved })),
  ),
  answer: cartResponseSchema,
  encode: ({ lineIds, isSaved }: SaveLinesForLaterRequest) => ({
    ci_ids: [...lineIds],
    saved: serializeBoolean(isSaved),
  }),
})
