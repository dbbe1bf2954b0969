import {
  array,
  boolean,
  type InferOutput,
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
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { dayMonthYear, toDayMonthYear } from '../date/index.ts'
import { type UploadId, uploadId } from '../uploads/UploadId.ts'
import { type ProductId, productId } from '../wire/index.ts'
import { addOnOnWire, writeAddOn } from './addOnOnWire.ts'
import { cartAnswer } from './Cart.ts'
import { type LineId, lineId } from './CartLine.ts'
import type { ChosenAddOn } from './ChosenAddOn.ts'
import type { ChosenDelivery } from './ChosenDelivery.ts'

/** What a shopper puts in the cart, the same for every way in. Prices are the server's. */
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
  /** Photos and designs for the gift, by the number of the attribute they are for. */
  readonly photos?: readonly { readonly attribute: number; readonly upload: UploadId }[] | undefined
  /** When it is to arrive. @default the earliest there is */
  readonly delivery?: ChosenDelivery | undefined
  /** What goes along with it; they are lines of their own that belong to its line. */
  readonly addOns?: readonly ChosenAddOn[] | undefined
  /** The button that was pressed. @default 'addToCart' */
  readonly button?: 'addToCart' | 'buyNow' | undefined
  /** Whether reward points shall pay a part of the cart; left as it is where nothing is said. */
  readonly redeemsPoints?: boolean | undefined
  /** Names the wish: sent again with the same key it is added once. */
  readonly key?: string | undefined
  /** The line an add-on goes along with. */
  readonly belongsTo?: LineId | undefined
}

const whole = pipe(number(), integer(), minValue(0))
const few = 20

const choice = pipe(
  strictObject({ aid: whole, option_ids: pipe(array(whole), maxLength(few)) }),
  transform(({ aid, option_ids }) => ({ attribute: aid, options: option_ids })),
)

const text = pipe(
  strictObject({ aid: whole, txt: pipe(string(), maxLength(400)) }),
  transform(({ aid, txt }) => ({ attribute: aid, text: txt })),
)

const photo = pipe(
  strictObject({ aid: whole, fid: uploadId }),
  transform(({ aid, fid }) => ({ attribute: aid, upload: fid })),
)

const buttons = { add_to_cart: 'addToCart', buy_now: 'buyNow' } as const

const form = strictObject({
  nid: productId,
  btn_type: picklist(['add_to_cart', 'buy_now']),
  // Which form a country's codes have, the server checks by the country of the product.
  pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))),
  options: optional(pipe(array(choice), maxLength(few)), []),
  attributes: optional(pipe(array(text), maxLength(few)), []),
  files: optional(pipe(array(photo), maxLength(few)), []),
  dd: optional(dayMonthYear),
  dth: optional(picklist([1, 2])),
  slot: optional(pipe(string(), maxLength(40))),
  addons: optional(pipe(array(addOnOnWire), maxLength(few)), []),
  redeem: optional(boolean()),
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
      productId: wire.nid,
      pincode: wire.pincode,
      choices: wire.options,
      texts: wire.attributes,
      photos: wire.files,
      delivery: readDelivery(wire),
      addOns: wire.addons,
      button: buttons[wire.btn_type],
      redeemsPoints: wire.redeem,
      key: wire.key,
      belongsTo: wire.parent_ci_id,
    })),
  ),
  answer: cartAnswer,
  encode: (asked: AddToCart) => ({
    nid: asked.productId,
    btn_type: asked.button === 'buyNow' ? ('buy_now' as const) : ('add_to_cart' as const),
    ...(asked.pincode !== undefined && { pincode: asked.pincode }),
    ...(asked.choices?.length && {
      options: asked.choices.map(({ attribute, options }) => ({ aid: attribute, option_ids: [...options] })),
    }),
    ...(asked.texts?.length && {
      attributes: asked.texts.map(({ attribute, text }) => ({ aid: attribute, txt: text })),
    }),
    ...(asked.photos?.length && {
      files: asked.photos.map(({ attribute, upload }) => ({ aid: attribute, fid: upload })),
    }),
    ...(asked.delivery && writeDelivery(asked.delivery)),
    ...(asked.addOns?.length && { addons: asked.addOns.map(writeAddOn) }),
    ...(asked.redeemsPoints !== undefined && { redeem: asked.redeemsPoints }),
    ...(asked.key !== undefined && { key: asked.key }),
    ...(asked.belongsTo !== undefined && { parent_ci_id: asked.belongsTo }),
  }),
})

const readDelivery = ({ dd, dth, slot }: InferOutput<typeof form>): ChosenDelivery | undefined =>
  dd === undefined ? undefined : { date: dd, by: dth === 2 ? 'courier' : 'vendor', slot }

const writeDelivery = ({ date, by, slot }: ChosenDelivery) => ({
  dd: toDayMonthYear(date),
  dth: by === 'courier' ? (2 as const) : (1 as const),
  ...(slot !== undefined && { slot }),
})
