import { array, maxLength, minLength, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cartResponseSchema } from './Cart.ts'
import { type LineId, lineIdSchema } from './CartLine.ts'

/**
 * POST lines to remove: one line, or all lines of a combo. Add-ons are removed with their line, and removing a
 * missing line is not an error. The server keeps removed lines for a while, so that `restoreLines` can restore them.
 */
export const removeLines = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/remove',
  summary: 'Removes lines with their add-ons.',
  specification: ['1, section 7, Cart: remove line'],
  caller: 'visitor',
  isIdempotent: true,
  rateClass: 'cartChange',
  owns: { ci_ids: 'cartLine' },
  input: pipe(
    strictObject({ ci_ids: pipe(array(lineIdSchema), minLength(1), maxLength(50)) }),
    transform(({ ci_ids }) => ({ lineIds: ci_ids })),
  ),
  answer: cartResponseSchema,
  encode: ({ lineIds }: { readonly lineIds: readonly LineId[] }) => ({ ci_ids: [...lineIds] }),
})
