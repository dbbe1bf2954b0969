import { optional, pipe, regex, strictObject, string } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cartResponse } from './Cart.ts'

/** Where a cart is to be read for. */
export interface CartQuery {
  /** Pincode that all of it goes to, as when a receiver is typed; lines keep the pincode they were added for. @default each line's own */
  readonly pincode?: string | undefined
}

/** GET the visitor's cart; a visitor without one has an empty cart. */
export const listCart = defineCall({
  method: 'GET',
  path: '/api/fa/newfacart/cart',
  // Which form a country's codes have is the directory's to know: there no other is found.
  input: strictObject({ pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))) }),
  answer: cartResponse,
  encode: ({ pincode }: CartQuery = {}) => ({ ...(pincode !== undefined && { pincode }) }),
})
