import { optional, picklist, pipe, regex, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductId, productId } from '../wire/index.ts'
import { cartAnswer } from './Cart.ts'

/** What a shopper puts in the cart. Prices are the server's. */
export interface AddToCart {
  readonly productId: ProductId
  /** Where it goes, when that was chosen. */
  readonly pincode?: string | undefined
}

/** POST a product to the cart (specification 1, section 7: product id; section 2 of the second: button type). */
export const addToCart = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/add',
  input: pipe(
    strictObject({
      nid: productId,
      btn_type: picklist(['add_to_cart', 'buy_now']),
      pincode: optional(pipe(string(), regex(/^[1-9]\d{5}$/))),
    }),
    transform(({ nid, pincode }) => ({ productId: nid, pincode })),
  ),
  answer: cartAnswer,
  encode: ({ productId, pincode }: AddToCart) => ({
    nid: productId,
    btn_type: 'add_to_cart' as const,
    ...(pincode === undefined ? {} : { pincode }),
  }),
})
