import { strictObject } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cartAnswer } from './Cart.ts'

/** GET the visitor's cart; a visitor without one has an empty cart. */
export const listCart = defineCall({
  method: 'GET',
  path: '/api/fa/newfacart/cart',
  input: strictObject({}),
  answer: cartAnswer,
  encode: () => ({}),
})
