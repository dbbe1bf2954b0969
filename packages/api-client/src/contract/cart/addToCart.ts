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
import { cartResponseSchema } from './Cart.ts'
import { type LineId, lineIdSchema } from './CartLine.ts'
import type { ChosenAddOn } from './ChosenAddOn.ts'
import {
  type ConfiguredGift,
  chosenGiftFields,
  maxChosenGiftEntries,
  parseChosenGift,
  serializeChosenGift,
} from './ConfiguredGift.ts'

/** A request to add a gift to the cart, the same from every page. The server sets the prices. */
export interface AddToCartRequest extends ConfiguredGift {
  /** Add-ons of the gift, each a separate line that belongs to the gift's line. */
  readonly addOns?: readonly ChosenAddOn[] | undefined
  /** The button that was pressed. @default 'addToCart' */
  readonly button?: 'addToCart' | 'buyNow' | undefined
  /** Whether reward points pay a part of the cart; unchanged if missing. */
  readonly redeemsPoints?: boolean | undefined
  /**
   * Skips the addition when the cart already holds this selection: the same gift with the same options, texts and
   * photos for the same location and date. Buy Now sets it, so that it never adds a second unit. @default false: adds
   * one unit
   */
  readonly ifAbsent?: boolean | undefined
  /** Idempotency key: a request repeated with the same key adds the gift once. */
  readonly key?: string | undefined
  /** The parent line of an add-on. */
  readonly belongsTo?: LineId | undefined
}

const buttons = { add_to_cart: 'addToCart', buy_now: 'buyNow' } as const

const form = strictObject({
  ...chosenGiftFields,
  btn_type: picklist(['add_to_cart', 'buy_now']),
  addons: optional(pipe(array(addOnSchema), maxLength(maxChosenGiftEntries)), []),
  redeem: optional(boolean()),
  if_absent: optional(boolean()),
  key: optional(pipe(string(), uuid())),
  parent_ci_id: optional(lineIdSchema),
})

/** POST a product to the cart (specification 1, section 7: product id; specification 2, section 7: the rest). */
export const addToCart = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/add',
  summary: 'Adds a product with its add-ons to the cart; a request repeated with the same key adds it once.',
  specification: ['1, section 7, Cart: buy-now or add to cart', '2, section 7: Add to cart or buy now'],
  caller: 'visitor',
  rateClass: 'cartAdd',
  owns: { parent_ci_id: 'cartLine', fid: 'photo', key: 'addKey' },
  input: pipe(
    form,
    transform((wire) => ({
      ...parseChosenGift(wire),
      addOns: wire.addons,
      button: buttons[wire.btn_type],
      redeemsPoints: wire.redeem,
      ifAbsent: wire.if_absent,
      key: wire.key,
      belongsTo: wire.parent_ci_id,
    })),
  ),
  answer: cartResponseSchema,
  encode: (asked: AddToCartRequest) => ({
    ...serializeChosenGift(asked),
    btn_type: asked.button === 'buyNow' ? ('buy_now' as const) : ('add_to_cart' as const),
    ...(asked.addOns?.length && { addons: asked.addOns.map(serializeAddOn) }),
    ...(asked.redeemsPoints !== undefined && { redeem: asked.redeemsPoints }),
    ...(asked.ifAbsent !== undefined && { if_absent: asked.ifAbsent }),
    ...(asked.key !== undefined && { key: asked.key }),
    ...(asked.belongsTo !== undefined && { parent_ci_id: asked.belongsTo }),
  }),
})
