import {
  array,
  integer,
  maxLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type ProductId, productId } from '../wire/index.ts'
import { cartAnswer } from './Cart.ts'
import { type LineId, lineId } from './CartLine.ts'

/** What a shopper puts in the cart. Prices are the server's. */
export interface AddToCart {
  readonly productId: ProductId
  /** Where it goes, when that was chosen. */
  readonly pincode?: string | undefined
  /** Numbers of the options chosen, by the number of the attribute. */
  readonly choices?:
    | readonly { readonly attribute: number; readonly options: readonly number[] }[]
    | undefined
  /** Words for the gift, by the number of the attribute they are for. */
  readonly texts?: readonly { readonly attribute: number; readonly text: string }[] | undefined
  /** The line an add-on goes along with. */
  readonly belongsTo?: LineId | undefined
}

const whole = pipe(number(), integer(), minValue(0))

const choice = pipe(
  strictObject({ aid: whole, option_ids: pipe(array(whole), maxLength(20)) }),
  transform(({ aid, option_ids }) => ({ attribute: aid, options: option_ids })),
)

const text = pipe(
  strictObject({
    aid: whole,
    txt: pipe(string(), maxLength(400)),
  }),
  transform(({ aid, txt }) => ({ attribute: aid, text: txt })),
)

/** POST a product to the cart (specification 1, section 7: product id; section 2 of the second: button type). */
export const addToCart = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/add',
  input: pipe(
    strictObject({
      nid: productId,
      btn_type: picklist(['add_to_cart', 'buy_now']),
      // Which form a country's codes have, the server checks by the country of the product.
      pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))),
      options: optional(pipe(array(choice), maxLength(20)), []),
      attributes: optional(pipe(array(text), maxLength(20)), []),
      parent_ci_id: optional(lineId),
    }),
    transform(({ nid, pincode, options, attributes, parent_ci_id }) => ({
      productId: nid,
      pincode,
      choices: options,
      texts: attributes,
      belongsTo: parent_ci_id,
    })),
  ),
  answer: cartAnswer,
  encode: ({ productId, pincode, choices = [], texts = [], belongsTo }: AddToCart) => ({
    nid: productId,
    btn_type: 'add_to_cart' as const,
    ...(pincode === undefined ? {} : { pincode }),
    ...(choices.length === 0
      ? {}
      : { options: choices.map(({ attribute, options }) => ({ aid: attribute, option_ids: [...options] })) }),
    ...(texts.length === 0
      ? {}
      : { attributes: texts.map(({ attribute, text }) => ({ aid: attribute, txt: text })) }),
    ...(belongsTo === undefined ? {} : { parent_ci_id: belongsTo }),
  }),
})
