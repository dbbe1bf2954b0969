import {
  literal,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  union,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type CalendarDate, dayMonthYearSchema } from '../date/index.ts'
import { type ProductId, productIdStringSchema } from '../wire/index.ts'

/** Whether and when a courier delivers a product to a pincode. */
export type GiftAvailability =
  | { readonly isAvailable: true; readonly earliest: CalendarDate }
  | { readonly isAvailable: false }

/** The product, the location, and whether it must arrive tomorrow. */
export interface GiftAvailabilityQuery {
  readonly productId: ProductId
  readonly pincode: string
  /** ISO numeric country of the pincode. @default the country of the product */
  readonly country?: number | undefined
  /** Whether only a courier that delivers by tomorrow counts. @default false */
  readonly isNextDay?: boolean | undefined
}

/** GET gift-availability (specification 2, sections 3 and 7): availability '1' means that a courier delivers it. */
export const getGiftAvailability = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/gift-availability/{pincode}',
  summary: 'Checks whether and when a courier delivers a product to a pincode.',
  specification: ['2, section 7: GET /api/{brand}/fa/gift-availability/{pincode}'],
  caller: 'public',
  rateClass: 'availability',
  input: pipe(
    strictObject({
      // The server validates the format by the country of the product.
      pincode: pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/)),
      nid: productIdStringSchema,
      country: optional(pipe(string(), regex(/^\d{1,3}$/))),
      type: optional(pipe(string(), maxLength(40))),
      isNdd: optional(picklist(['0', '1']), '0'),
      rsource: optional(picklist(['web', 'mob'])),
    }),
    transform(({ pincode, nid, country, isNdd }) => ({
      ...{ pincode, productId: nid, isNextDay: isNdd === '1' },
      country: country === undefined ? undefined : Number(country),
    })),
  ),
  answer: pipe(
    object({
      data: union([
        object({ availability: literal('1'), earliest_delivery_date: dayMonthYearSchema }),
        object({
          availability: literal('0'),
          earliest_delivery_date: literal('Product not available'),
        }),
      ]),
    }),
    transform(
      ({ data }): GiftAvailability =>
        data.availability === '1'
          ? { isAvailable: true, earliest: data.earliest_delivery_date }
          : { isAvailable: false },
    ),
  ),
  encode: ({ productId, pincode, country, isNextDay }: GiftAvailabilityQuery) => ({
    pincode,
    nid: String(productId),
    ...(country !== undefined && { country: String(country) }),
    ...(isNextDay && { isNdd: '1' as const }),
    rsource: 'web' as const,
  }),
})
