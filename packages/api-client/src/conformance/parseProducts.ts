import { number, object, optional, parse, string } from 'valibot'
import { productId } from '../contract/wire/productId.ts'
import type { ConformanceProducts } from './ConformanceTarget.ts'

const products = object({
  gift: optional(productId),
  giftWithMessage: optional(object({ productId, attribute: number(), limit: number() })),
  addOnProducts: optional(
    object({
      plain: productId,
      candle: productId,
      card: productId,
      occasion: object({ id: number(), name: string() }),
    }),
  ),
  coupon: optional(string()),
  combo: optional(productId),
  giftWithPhoto: optional(object({ productId, attribute: number() })),
  hamper: optional(productId),
})

/** Parses the file that names products for the checks; throws an error that says what is wrong. */
export const parseProducts = (text: string): ConformanceProducts => parse(products, JSON.parse(text))
