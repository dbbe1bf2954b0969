import { number, object, optional, parse, string } from 'valibot'
import { productIdSchema } from '../contract/wire/productIdSchema.ts'
import type { ConformanceProducts } from './ConformanceTarget.ts'

const products = object({
  gift: optional(productIdSchema),
  giftWithMessage: optional(object({ productId: productIdSchema, attribute: number(), limit: number() })),
  addOnProducts: optional(
    object({
      plain: productIdSchema,
      candle: productIdSchema,
      card: productIdSchema,
      occasion: object({ id: number(), name: string() }),
    }),
  ),
  coupon: optional(string()),
  combo: optional(productIdSchema),
  giftWithPhoto: optional(object({ productId: productIdSchema, attribute: number() })),
  hamper: optional(productIdSchema),
})

/** Parses the file that names products for the checks; throws an error that says what is wrong. */
export const parseProducts = (text: string): ConformanceProducts => parse(products, JSON.parse(text))
