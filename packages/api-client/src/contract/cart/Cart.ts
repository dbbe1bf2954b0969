import {
  array,
  boolean,
  integer,
  literal,
  minValue,
  nonOptional,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
  transform,
  union,
} from 'valibot'
import { type Paise, rupees } from '../money/index.ts'
import { parseRichText, type RichText } from '../rules/parseRichText.ts'
import { flag, localPath, type ProductId, productId } from '../wire/index.ts'
import { type CartLine, cartLine } from './CartLine.ts'

/** A row of the bill. */
export interface PriceRow {
  /** What the row is about; `points` is one that the shopper can take out again. */
  readonly kind: 'items' | 'delivery' | 'express' | 'points' | 'coupon'
  readonly label: string
  /** `'later'` where it is only known once the address is (specification 1, section 6: 'TBD'). */
  readonly amount: Paise | 'later'
  /** What it would have cost at most, where it costs less; struck through. */
  readonly atMost?: Paise | undefined
}

/** Something small that goes along with a gift. */
export interface AddOn {
  readonly productId: ProductId
  readonly title: string
  readonly pictureSrc: string
  /** What the picture shows. */
  readonly pictureAlt: string
  readonly price: Paise
}

/** A coupon's code in the cart. */
export interface CartCoupon {
  /** The code; empty where none was given. */
  readonly code: string
}

/** Reward points of who is logged in; one is worth a rupee. */
export interface CartPoints {
  readonly balance: number
  /** Most that they may pay of this cart. */
  readonly redeemable: Paise
  /** Whether they do; the bill has a row of it then. */
  readonly isRedeemed: boolean
}

/** The cart as the server last said it. */
export interface Cart {
  /** Grows with each change; an older answer is ignored. */
  readonly version: number
  /** Lines in the order they were added. */
  readonly lines: readonly CartLine[]
  /** Lines that were put aside; they are not ordered and not in the bill. */
  readonly saved: readonly CartLine[]
  /** Country id to name, for the countries the lines go to. */
  readonly countries: Readonly<Record<string, string>>
  readonly hasSeveralCountries: boolean
  readonly rows: readonly PriceRow[]
  readonly total: Paise
  /** What the total would be at list prices. */
  readonly listTotal: Paise
  /** What the shopper saves against list prices. */
  readonly saving: Paise
  /** Pieces in the cart; free lines are not counted. */
  readonly itemCount: number
  /** What is said of the delivery charge. */
  readonly chargeMessage: RichText
  /** What is said of express delivery. */
  readonly expressMessage: RichText
  /** What could go along; missing where nothing is offered. */
  readonly addOns?: { readonly title: string; readonly items: readonly AddOn[] } | undefined
  /** Missing where the shop takes no coupons. */
  readonly coupon?: CartCoupon | undefined
  /** Missing for guests, and for who has no points. */
  readonly points?: CartPoints | undefined
  /** Where shopping goes on. */
  readonly continueHref: string
}

const count = pipe(number(), integer(), minValue(0))

/** How the wire says that an amount is only known later. */
const toBeDecided = 'TBD'

const row = pipe(
  object({
    kind: picklist(['items', 'delivery', 'express', 'points', 'coupon']),
    label: string(),
    amt: union([rupees, literal(toBeDecided)]),
    max_fee: optional(rupees),
  }),
  transform(
    ({ kind, label, amt, max_fee }): PriceRow => ({
      kind,
      label,
      amount: amt === toBeDecided ? 'later' : amt,
      atMost: max_fee,
    }),
  ),
)

const addOn = pipe(
  object({
    nid: productId,
    title: string(),
    image: localPath,
    image_alt: string(),
    sell_price: rupees,
  }),
  transform(
    (wire): AddOn => ({
      productId: wire.nid,
      title: wire.title,
      pictureSrc: wire.image,
      pictureAlt: wire.image_alt,
      price: wire.sell_price,
    }),
  ),
)

/** Reads the cart (specification 1, section 3); `vendor_prod` and `courier_prod` hold line ids by country. */
const cart = pipe(
  object({
    version: count,
    prods: array(cartLine),
    saved_prods: optional(array(cartLine), []),
    vendor_prod: record(string(), array(string())),
    courier_prod: record(string(), array(string())),
    all_country: record(string(), nonOptional(string())),
    multiple_country: boolean(),
    price_items: array(row),
    total_amt: rupees,
    total_list_price: rupees,
    saving_amount: rupees,
    total_items: count,
    currency_hex_code: string(),
    dcMessage: optional(string(), ''),
    express_vendor_message: optional(string(), ''),
    cart_addons: optional(object({ title: string(), list: array(addOn) })),
    coupon: optional(object({ coupon_code: string() })),
    wallet: optional(object({ walletReward: count, redeemable: rupees, redeem: flag })),
    continue_shopping: optional(localPath, '/'),
  }),
  transform(
    (wire): Cart => ({
      version: wire.version,
      lines: wire.prods,
      saved: wire.saved_prods,
      countries: wire.all_country,
      hasSeveralCountries: wire.multiple_country,
      rows: wire.price_items,
      total: wire.total_amt,
      listTotal: wire.total_list_price,
      saving: wire.saving_amount,
      itemCount: wire.total_items,
      chargeMessage: parseRichText(wire.dcMessage),
      expressMessage: parseRichText(wire.express_vendor_message),
      addOns: wire.cart_addons && { title: wire.cart_addons.title, items: wire.cart_addons.list },
      coupon: wire.coupon && { code: wire.coupon.coupon_code },
      points: wire.wallet && {
        balance: wire.wallet.walletReward,
        redeemable: wire.wallet.redeemable,
        isRedeemed: wire.wallet.redeem,
      },
      continueHref: wire.continue_shopping,
    }),
  ),
)

/** Reads an answer that is the whole cart. */
export const cartResponse = pipe(
  object({ result: cart }),
  transform(({ result }) => result),
)
