import {
  literal,
  nullable,
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

/** Whether and when a product can be delivered at a pincode. */
export type PincodeCheck =
  | { readonly deliverable: true; readonly city: string; readonly earliest: CalendarDate }
  /** `city` is undefined when the pincode is in no directory. */
  | { readonly deliverable: false; readonly city: string | undefined }

/** A pincode and the product to check. */
export interface PincodeQuery {
  readonly pincode: string
  readonly productId: ProductId
}

/** Parses the city of a pincode. */
export const pincodeCitySchema = object({
  city_name: string(),
  city_id: string(),
  lockdown: picklist([0, 1]),
})

/** GET pincode-delivery-check (specification 2, sections 3, 4 and 7): availability '1' means deliverable. */
export const checkPincode = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/pincode-delivery-check',
  summary: 'Checks whether and when a product can be delivered to a pincode.',
  specification: ['2, section 7: GET /api/{brand}/fa/pincode-delivery-check'],
  caller: 'public',
  isEmbeddable: true,
  rateClass: 'availability',
  input: pipe(
    strictObject({
      // The server validates the format by the country of the product.
      pincode: pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/)),
      nid: productIdStringSchema,
      rsource: picklist(['web', 'mob']),
      city: optional(string()),
      polyid: optional(string()),
      area_id: optional(string()),
    }),
    transform(({ pincode, nid }) => ({ pincode, productId: nid })),
  ),
  answer: union([
    pipe(
      object({
        availability: literal('1'),
        earliestDeliveryDate: dayMonthYearSchema,
        city_data: pincodeCitySchema,
        message: string(),
      }),
      transform(
        (wire): PincodeCheck => ({
          deliverable: true,
          city: wire.city_data.city_name,
          earliest: wire.earliestDeliveryDate,
        }),
      ),
    ),
    pipe(
      object({
        availability: literal('0'),
        earliestDeliveryDate: literal('Product not available'),
        city_data: nullable(pincodeCitySchema),
        message: string(),
      }),
      transform((wire): PincodeCheck => ({ deliverable: false, city: wire.city_data?.city_name })),
    ),
  ]),
  encode: ({ pincode, productId }: PincodeQuery) => ({
    pincode,
    nid: String(productId),
    rsource: 'web' as const,
  }),
})
