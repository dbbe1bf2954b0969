import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cardsResponseSchema } from './SavedCard.ts'

/** POST without a body: the signed-in user's saved cards, masked (specification 1, section 7). */
export const listCards = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/juspay/cards/get',
  summary: 'Lists the saved cards of the user by their last digits.',
  specification: ['1, section 7, Account area: POST /api/{brand}/fa/juspay/cards/get'],
  caller: 'user',
  isIdempotent: true,
  input: strictObject({}),
  answer: cardsResponseSchema,
  encode: () => ({}),
})
