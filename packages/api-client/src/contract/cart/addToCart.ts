import {
  array,
  boolean,
  maxLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { addOnSchema, serializeAddOn } from './addOnSchema.ts'
import { cartResponse } from './Cart.ts'
import { type LineId, lineId } from './CartLine.ts'
import type { ChosenAddOn } from './ChosenAddOn.ts'
import { type ChosenGift, giftEntries, maxListEntries, parseGift, serializeGift } from './ChosenGift.ts'

/** What a shopper puts in the cart, the same for every way in. Prices are the server's. */
export interface AddToCartRequest extends ChosenGift {
  /** What goes along with it; they are lines of their own that belong to its line. */
  readonly addOns?: readonly ChosenAddOn[] | undefined
  /** The button that was pressed. @default 'addToCart' */
  readonly button?: 'addToCart' | 'buyNow' | undefined
  /** Whether reward points shall pay a part of the cart; left as it is where nothing is said. */
  readonly redeemsPoints?: boolean | undefined
  /**
   * Adds no second piece where the cart holds this very selection already: the same gift with the same choices, words and
   * photos for the same place and day. Buy Now never does. @default a piece more
   */
  readonly ifAbsent?: boolean | undefined
  /** Names the wish: sent again with the same key it is added once. */
  readonly key?: string | undefined
  /** The line an add-on goes along with. */
  readonly belongsTo?: LineId | undefined
}

const buttons = { add_to_cart: 'addToCart', buy_now: 'buyNow' } as const

const form = strictObject({
  ...giftEntries,
  btn_type: picklist(['add_to_cart', 'buy_now']),
  addons: optional(pipe(array(addOnSchema), maxLength(maxListEntries)), []),
  redeem: optional(boolean()),
  if_absent: optional(boolean()),
  key: optional(pipe(string(), uuid())),
  parent_ci_id: optional(lineId),
})

/** POST a product to the cart (specification 1, section 7: product id; specification 2, section 7: the rest). */
export const addToCart = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/add',
  input: pipe(
    form,
    transform((wire) => ({
      ...parseGift(wire),
      addOns: wire.addons,
      button: buttons[wire.btn_type],
      redeemsPoints: wire.redeem,
      ifAbsent: wire.if_absent,
      key: wire.key,
      belongsTo: wire.parent_ci_id,
    })),
  ),
  answer: cartResponse,
  encode: (asked: AddToCartRequest) => ({
    ...serializeGift(asked),
    btn_type: asked.button === 'buyNow' ? ('buy_now' as const) : ('add_to_cart' as const),
    ...(asked.addOns?.length && { addons: asked.addOns.map(serializeAddOn) }),
    ...(asked.redeemsPoints !== undefined && { redeem: asked.redeemsPoints }),
    ...(asked.ifAbsent !== undefined && { if_absent: asked.ifAbsent }),
    ...(asked.key !== undefined && { key: asked.key }),
    ...(asked.belongsTo !== undefined && { parent_ci_id: asked.belongsTo }),
  }),
})
