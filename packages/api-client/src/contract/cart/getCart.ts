import { optional, pipe, regex, strictObject, string } from 'valibot'
import { defineCall } from '../call/index.ts'
import { cartResponseSchema } from './Cart.ts'

/** The delivery location for which the cart is read. */
export interface CartQuery {
  /**
   * Destination pincode for the whole cart, such as while the shopper types the receiver's address. Lines keep the
   * pincode they were added for. @default each line's own
   */
  readonly pincode?: string | undefined
}

/** GET the visitor's cart; a visitor without one has an empty cart. */
export const getCart = defineCall({
  method: 'GET',
  path: '/api/fa/newfacart/cart',
  summary: 'Returns the cart, its totals and its version.',
  specification: ['1, section 7, Cart: fetch cart list'],
  caller: 'visitor',
  // Checks only the general form of a pincode, because the exact format depends on the country; a malformed pincode is
  // simply not in the pincode directory.
  input: strictObject({ pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))) }),
  answer: cartResponseSchema,
  encode: ({ pincode }: CartQuery = {}) => ({ ...(pincode !== undefined && { pincode }) }),
})
