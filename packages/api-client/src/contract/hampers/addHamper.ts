import {
  array,
  integer,
  literal,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { addOnSchema, serializeAddOn } from '../cart/addOnSchema.ts'
import { type LineId, lineIdSchema } from '../cart/CartLine.ts'
import type { ChosenAddOn } from '../cart/ChosenAddOn.ts'
import { giftTextSchema } from '../cart/ConfiguredGift.ts'
import { type CalendarDate, dayMonthYearSchema, toDayMonthYear } from '../date/index.ts'
import type { HamperPick } from '../rules/hamperPicks.ts'
import { type ProductId, productIdSchema } from '../wire/index.ts'

/** A filled hamper to add to the cart. The server sets the prices. */
export interface AddHamperRequest {
  /** The hamper itself, or its courier variant. */
  readonly productId: ProductId
  readonly picks: readonly HamperPick[]
  readonly type: 'addToCart' | 'buyNow'
  /** Delivery date, if chosen. */
  readonly date?: CalendarDate | undefined
  /** Destination pincode, if chosen. */
  readonly pincode?: string | undefined
  /** Message, with the id of its attribute. */
  readonly message?: { readonly attribute: number; readonly text: string } | undefined
  /**
   * Add-ons of the hamper, each a separate line that belongs to the hamper's line. If an existing line is replaced,
   * its add-ons stay.
   */
  readonly addOns?: readonly ChosenAddOn[] | undefined
  /** The cart line to replace. @default adds a new line */
  readonly lineId?: LineId | undefined
  /** Idempotency key: a request repeated with the same key adds the hamper once. */
  readonly key?: string | undefined
}

/** A hamper in the cart. */
export interface AddHamperResponse {
  readonly lineId: LineId
  /** Units in the cart; a hamper counts as one. */
  readonly cartCount: number
}

const whole = pipe(number(), integer(), minValue(0))

const item = pipe(
  strictObject({
    node_id: productIdSchema,
    qty: pipe(number(), integer(), minValue(1), maxValue(99)),
    step: pipe(string(), maxLength(60)),
  }),
  transform(({ node_id, qty, step }): HamperPick => ({ productId: node_id, quantity: qty, step })),
)

const types = { add_to_cart: 'addToCart', buy_now: 'buyNow' } as const

/** POST a filled hamper to the cart (specification 2, section 7): item list of node_id and qty, and the cart type. */
export const addHamper = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/cart/add_hamper',
  summary:
    'Adds a filled hamper to the cart, or replaces one in the cart; a request repeated with the same key adds it once.',
  specification: ['2, section 7: Add-to-cart for hampers'],
  caller: 'visitor',
  rateClass: 'cartAdd',
  owns: { ci_id: 'cartLine', key: 'addKey' },
  input: pipe(
    strictObject({
      nid: productIdSchema,
      items: pipe(array(item), minLength(1), maxLength(100)),
      cart_type: picklist(['add_to_cart', 'buy_now']),
      date: optional(dayMonthYearSchema),
      pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))),
      message: optional(giftTextSchema),
      addons: optional(pipe(array(addOnSchema), maxLength(20)), []),
      ci_id: optional(lineIdSchema),
      key: optional(pipe(string(), uuid())),
    }),
    transform(({ nid, items, cart_type, date, pincode, message, addons, ci_id, key }) => ({
      productId: nid,
      picks: items,
      type: types[cart_type],
      date,
      pincode,
      message,
      addOns: addons,
      lineId: ci_id,
      key,
    })),
  ),
  answer: pipe(
    object({ status: literal(true), ci_id: lineIdSchema, cart_count: whole }),
    transform(({ ci_id, cart_count }): AddHamperResponse => ({ lineId: ci_id, cartCount: cart_count })),
  ),
  encode: ({
    productId,
    picks,
    type,
    date,
    pincode,
    message,
    addOns,
    lineId: line,
    key,
  }: AddHamperRequest) => ({
    nid: productId,
    items: picks.map(({ productId: node_id, quantity: qty, step }) => ({ node_id, qty, step })),
    cart_type: type === 'buyNow' ? ('buy_now' as const) : ('add_to_cart' as const),
    ...(date === undefined ? {} : { date: toDayMonthYear(date) }),
    ...(pincode === undefined ? {} : { pincode }),
    ...(message === undefined ? {} : { message: { aid: message.attribute, txt: message.text } }),
    ...(addOns?.length && { addons: addOns.map(serializeAddOn) }),
    ...(line === undefined ? {} : { ci_id: line }),
    ...(key === undefined ? {} : { key }),
  }),
})
