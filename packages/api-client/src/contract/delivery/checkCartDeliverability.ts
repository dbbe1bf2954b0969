import {
  array,
  integer,
  maxLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { mediaUrlWithFallbackSchema } from '../wire/index.ts'

/** A cart line that cannot be delivered to a location. */
export interface UndeliverableLine {
  readonly lineId: string
  readonly title: string
  readonly pictureSrc: string
}

/** A location the visitor is about to choose. */
export interface CartDeliverabilityQuery {
  /** ISO numeric country. */
  readonly country: number
  readonly city: string
  readonly pincode?: string | undefined
}

/** GET the lines of the visitor's cart that could not be delivered to a location they are about to choose. */
export const checkCartDeliverability = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/cart-place-check',
  summary: 'Lists the lines of the cart that cannot be delivered to a location.',
  caller: 'visitor',
  rateClass: 'availability',
  input: pipe(
    strictObject({
      fc_cn: pipe(string(), regex(/^\d{1,4}$/), transform(Number), number(), integer(), minValue(1)),
      city: pipe(string(), maxLength(80)),
      pincode: optional(pipe(string(), maxLength(10))),
    }),
    transform(({ fc_cn, city, pincode }): CartDeliverabilityQuery => ({ country: fc_cn, city, pincode })),
  ),
  answer: pipe(
    object({
      prods: array(object({ ci_id: string(), title: string(), prod_url: mediaUrlWithFallbackSchema })),
    }),
    transform(({ prods }): readonly UndeliverableLine[] =>
      prods.map(({ ci_id, title, prod_url }) => ({ lineId: ci_id, title, pictureSrc: prod_url })),
    ),
  ),
  encode: ({ country, city, pincode }: CartDeliverabilityQuery) => ({
    fc_cn: String(country),
    city,
    ...(pincode === undefined ? {} : { pincode }),
  }),
})
