import { pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cardsResponseSchema } from './SavedCard.ts'
import { walletTokenSchema } from './walletTokenSchema.ts'

/**
 * POST: deletes a saved card and returns the remaining ones (specification 1, section 7); 404 `not_found` for
 * another user's.
 */
export const deleteCard = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/juspay/cards/delete',
  summary: 'Deletes a saved card.',
  specification: ['1, section 7, Account area: POST /api/{brand}/fa/juspay/cards/delete'],
  caller: 'user',
  owns: { card_token: 'card' },
  input: pipe(
    strictObject({ card_token: walletTokenSchema }),
    transform(({ card_token }) => ({ token: card_token })),
  ),
  answer: cardsResponseSchema,
  encode: ({ token }: { readonly token: string }) => ({ card_token: token }),
})
