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
import { type Paise, rupeesSchema } from '../money/index.ts'
import { parseRichText, type RichText } from '../rules/parseRichText.ts'
import {
  dropInvalidEntries,
  localPathSchema,
  mediaUrlWithFallbackSchema,
  numericBooleanSchema,
  type ProductId,
  productIdSchema,
} from '../wire/index.ts'
import { type CartLine, cartLineSchema } from './CartLine.ts'

/** A row of the order summary. */
export interface PriceRow {
  /** Kind of the row; `points` are the redeemed reward points, a row that the shopper can remove. */
  readonly kind: 'items' | 'delivery' | 'express' | 'points' | 'coupon'
  readonly label: string
  /** `'later'` when the amount depends on the address (specification 1, section 6: 'TBD'). */
  readonly amount: Paise | 'later'
  /** The highest possible amount of the row, shown struck through; missing if the actual amount is not lower. */
  readonly atMost?: Paise | undefined
}

/** An add-on to a gift. */
export interface AddOn {
  readonly productId: ProductId
  readonly title: string
  readonly pictureSrc: string
  /** Alt text of the picture. */
  readonly pictureAlt: string
  readonly price: Paise
}

/** A coupon's code in the cart. */
export interface CartCoupon {
  /** The coupon code; empty when none is set. */
  readonly code: string
}

/** Reward points of a logged-in user; one is worth a rupee. */
export interface CartPoints {
  readonly balance: number
  /** Maximum number of points that can pay for this cart. */
  readonly redeemable: Paise
  /** Whether points are redeemed; if so, the order summary has a row for them. */
  readonly isRedeemed: boolean
}

/** The cart as in the latest server response. */
export interface Cart {
  /** Version of the cart, which grows with each change; a response with an older version is ignored. */
  readonly version: number
  /** Lines in the order they were added. */
  readonly lines: readonly CartLine[]
  /** Lines saved for later; they are not ordered and not in the order summary. */
  readonly saved: readonly CartLine[]
  /** Country names by id, for all countries that lines are delivered to. */
  readonly countries: Readonly<Record<string, string>>
  readonly hasSeveralCountries: boolean
  readonly rows: readonly PriceRow[]
  readonly total: Paise
  /** The total at list prices. */
  readonly listTotal: Paise
  /** The shopper's discount from list prices. */
  readonly saving: Paise
  /** Units in the cart; free lines are not counted. */
  readonly itemCount: number
  /** Message about the delivery charge. */
  readonly chargeMessage: RichText
  /** Message about express delivery. */
  readonly expressMessage: RichText
  /** The add-ons that the cart offers; missing when there are none. */
  readonly addOns?: { readonly title: string; readonly items: readonly AddOn[] } | undefined
  /** Missing when the store takes no coupons. */
  readonly coupon?: CartCoupon | undefined
  /** Missing for guests, and for users without points. */
  readonly points?: CartPoints | undefined
  /** URL to continue shopping. */
  readonly continueHref: string
}

const count = pipe(number(), integer(), minValue(0))

/** The value on the wire of an amount that is not known yet. */
const toBeDecided = 'TBD'

/** Parses a row of the order summary. */
export const priceRowSchema = pipe(
  object({
    kind: picklist(['items', 'delivery', 'express', 'points', 'coupon']),
    label: string(),
    amt: union([rupeesSchema, literal(toBeDecided)]),
    max_fee: optional(rupeesSchema),
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

/** Parses an add-on that the cart offers. */
export const cartAddOnSchema = pipe(
  object({
    nid: productIdSchema,
    title: string(),
    image: mediaUrlWithFallbackSchema,
    image_alt: string(),
    sell_price: rupeesSchema,
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

/** Parses the cart (specification 1, section 3); `vendor_prod` and `courier_prod` hold line ids by country. */
export const cartSchema = pipe(
  object({
    version: count,
    prods: array(cartLineSchema),
    saved_prods: optional(array(cartLineSchema), []),
    vendor_prod: record(string(), array(string())),
    courier_prod: record(string(), array(string())),
    all_country: record(string(), nonOptional(string())),
    multiple_country: boolean(),
    price_items: array(priceRowSchema),
    total_amt: rupeesSchema,
    total_list_price: rupeesSchema,
    saving_amount: rupeesSchema,
    total_items: count,
    currency_hex_code: string(),
    dcMessage: optional(string(), ''),
    express_vendor_message: optional(string(), ''),
    cart_addons: optional(object({ title: string(), list: dropInvalidEntries(cartAddOnSchema) })),
    coupon: optional(object({ coupon_code: string() })),
    wallet: optional(object({ walletReward: count, redeemable: rupeesSchema, redeem: numericBooleanSchema })),
    continue_shopping: optional(localPathSchema, '/'),
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

/** Parses a response of the whole cart. */
export const cartResponseSchema = pipe(
  object({ result: cartSchema }),
  transform(({ result }) => result),
)
