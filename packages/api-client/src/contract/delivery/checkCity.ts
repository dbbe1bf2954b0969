import {
  array,
  integer,
  literal,
  maxLength,
  minLength,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { type CalendarDate, dayMonthYearSchema } from '../date/index.ts'
import {
  localPathSchema,
  mediaUrlWithFallbackSchema,
  numericBooleanSchema,
  type ProductId,
  productIdStringSchema,
} from '../wire/index.ts'

/** A city and the product to check. */
export interface CityQuery {
  readonly city: string
  readonly state?: string | undefined
  readonly productId: ProductId
}

/** Another category of gifts that can be delivered in the city. */
export interface AlternativeCategory {
  readonly href: string
  readonly title: string
  readonly pictureSrc: string
  readonly alt: string
}

/** Whether and when a product can be delivered in a city (specification 1, sections 3 and 4). */
export interface CityDeliverability {
  readonly deliverable: boolean
  /** The city's modern name. */
  readonly city: string
  readonly cityId: string
  /** The store's message, such as the first delivery date; may be empty. */
  readonly message: string
  readonly earliest: CalendarDate | undefined
  /** Days from today to the first delivery; negative when there is none. */
  readonly offsetDays: number
  /** Other gifts that can be delivered in the city, with a heading and a link to all of them. */
  readonly alternatives: {
    readonly heading: string
    readonly href: string | undefined
    readonly categories: readonly AlternativeCategory[]
  }
}

/**
 * GET city-delivery-check (specification 1, sections 4 and 7): `lockdown` 1 means deliverable, as the server decides by
 * the delivery type of the product.
 */
export const checkCity = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/city-delivery-check',
  summary: 'Checks whether and when a product can be delivered in a city, and returns alternatives.',
  specification: [
    '1, section 7, Delivery, wishlist, location: GET /api/{brand}/fa/city-delivery-check',
    '2, section 7: GET /api/{brand}/fa/city-delivery-check',
  ],
  caller: 'public',
  isEmbeddable: true,
  rateClass: 'availability',
  input: pipe(
    strictObject({
      city: pipe(string(), minLength(1), maxLength(80)),
      state: optional(pipe(string(), maxLength(80))),
      nid: productIdStringSchema,
      polyid: optional(pipe(string(), maxLength(200))),
      area_id: optional(pipe(string(), maxLength(200))),
      rsource: optional(picklist(['web', 'mob'])),
    }),
    transform(({ city, state, nid }) => ({ city, state, productId: nid })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      city_id: string(),
      city_name: string(),
      cds: numericBooleanSchema,
      vds: numericBooleanSchema,
      cake: numericBooleanSchema,
      lockdown: numericBooleanSchema,
      resp_msg: string(),
      resp_edd_msg: string(),
      resp_edd_date: nullable(dayMonthYearSchema),
      offset: pipe(number(), integer()),
      category_label: string(),
      category_url: nullable(localPathSchema),
      category_suggestions: array(
        object({
          link: localPathSchema,
          img: mediaUrlWithFallbackSchema,
          img_title: string(),
          title: string(),
        }),
      ),
    }),
    transform(
      (wire): CityDeliverability => ({
        deliverable: wire.lockdown,
        city: wire.city_name,
        cityId: wire.city_id,
        message: wire.resp_edd_msg || wire.resp_msg,
        earliest: wire.resp_edd_date ?? undefined,
        offsetDays: wire.offset,
        alternatives: {
          heading: wire.category_label,
          href: wire.category_url ?? undefined,
          categories: wire.category_suggestions.map(({ link, img, img_title, title }) => ({
            href: link,
            title,
            pictureSrc: img,
            alt: img_title,
          })),
        },
      }),
    ),
  ),
  encode: ({ city, state, productId }: CityQuery) => ({
    city,
    ...(state === undefined ? {} : { state }),
    nid: String(productId),
    rsource: 'web' as const,
  }),
})
