import { array, maxLength, minLength, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cartResponseSchema } from './Cart.ts'
import { type LineId, lineIdSchema } from './CartLine.ts'

/** POST the restoration of removed lines, unchanged and with their add-ons. */
export const restoreLines = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/restore',
  summary: 'Restores removed lines unchanged, within an hour.',
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
