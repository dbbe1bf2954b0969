import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cardsResponse } from './SavedCard.ts'

/** POST without a body: the signed-in user's saved cards, masked (specification 1, section 7). */
export const listCards = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/juspay/cards/get',
  input: strictObject({}),
  answer: cardsResponse,
  encode: () => ({}),
})
