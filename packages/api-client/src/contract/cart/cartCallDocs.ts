import type { CallGroupDocs } from '../call/index.ts'
import { addOnSchema } from './addOnSchema.ts'
import { cartAddOnSchema, cartResponseSchema, cartSchema, priceRowSchema } from './Cart.ts'
import { cartLineSchema, lineBundleItemSchema } from './CartLine.ts'
import { chosenOptionsSchema, giftPhotoSchema, giftTextSchema } from './ConfiguredGift.ts'
import type { cartCalls } from './cartCalls.ts'
import { cartFieldDescriptions } from './cartFieldDescriptions.ts'
import { lineAttributeSchema } from './LineAttribute.ts'
import { lineComboSchema } from './LineCombo.ts'
import { lineDeliverySchema } from './LineDelivery.ts'

/** API reference of the cart. */
export const cartCallDocs: CallGroupDocs<typeof cartCalls> = {
  schemas: {
    CartResponse: cartResponseSchema,
    Cart: cartSchema,
    CartLine: cartLineSchema,
    LineContent: lineBundleItemSchema,
    LineAttribute: lineAttributeSchema,
    LineCombo: lineComboSchema,
    LineDelivery: lineDeliverySchema,
    CartPriceRow: priceRowSchema,
    CartAddOn: cartAddOnSchema,
    GiftOptions: chosenOptionsSchema,
    GiftText: giftTextSchema,
    GiftPhoto: giftPhotoSchema,
    ChosenAddOn: addOnSchema,
  },
  fields: cartFieldDescriptions,
  calls: {
    list: { isMinimal: true, cookies: ['hint'] },
    add: {
      isMinimal: true,
      errors: {
        400: [
          'candle_number',
          'choice_missing',
          'message_long',
          'message_signs',
          'occasion',
          'photo_missing',
        ],
        404: ['line_gone', 'not_found'],
        409: [
          'add_key_used',
          'cart_full',
          'day_blocked',
          'day_past',
          'day_too_early',
          'day_too_late',
          'hamper_empty',
          'not_deliverable',
          'out_of_stock',
          'photo_gone',
          'place_missing',
          'quantity_limit',
          'slot_full',
          'slot_gone',
        ],
      },
      cookies: ['hint', 'sid'],
    },
    find: { isMinimal: true, errors: { 404: ['not_found'], 409: ['not_deliverable'] } },
    changeQuantity: {
      isMinimal: true,
      errors: { 404: ['line_gone'], 409: ['free_line'] },
      cookies: ['hint'],
    },
    changeCombo: { errors: { 404: ['line_gone'], 409: ['not_replicable'] }, cookies: ['hint'] },
    updateMessage: {
      isMinimal: true,
      errors: {
        404: ['line_gone'],
        409: ['message_changed'],
        422: ['message_empty', 'message_long', 'message_signs'],
      },
      cookies: ['hint'],
    },
    setFreebie: { isMinimal: true, errors: { 404: ['line_gone'] }, cookies: ['hint', 'udf'] },
    setCoupon: {
      isMinimal: true,
      errors: { 404: ['not_found'], 422: ['coupon_first_order', 'coupon_minimum', 'coupon_unknown'] },
      cookies: ['hint', 'sid'],
    },
    redeemPoints: { isMinimal: true, cookies: ['hint'] },
    remove: { isMinimal: true, errors: { 409: ['free_line'] }, cookies: ['hint'] },
    restore: {
      isMinimal: true,
      errors: { 404: ['line_gone'], 409: ['cart_full', 'free_line', 'saved_full'] },
      cookies: ['hint'],
    },
    save: {
      isMinimal: true,
      errors: { 404: ['line_gone'], 409: ['cart_full', 'free_line', 'saved_full'] },
      cookies: ['hint'],
    },
    startOrder: {
      isMinimal: true,
      errors: { 409: ['cart_changed', 'message_missing', 'no_way_to_pay', 'several_countries'] },
    },
  },
}
