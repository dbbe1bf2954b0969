import {
  array,
  integer,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import type { ChosenDelivery } from '../cart/ChosenDelivery.ts'
import { dayMonthYearSchema, toDayMonthYear } from '../date/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'
import {
  mediaUrlWithFallbackSchema,
  type ProductId,
  productIdSchema,
  productIdStringSchema,
} from '../wire/index.ts'

/** An add-on for a gift. */
export interface AddOnItem {
  readonly id: ProductId
  readonly title: string
  readonly pictureSrc: string
  readonly pictureAlt: string
  readonly price: Paise
  readonly listPrice: Paise
  /** Short label on the picture; empty when there is none. */
  readonly ribbon: string
  /** The parts of a bundle. */
  readonly bundle: readonly AddOnBundleItem[]
}

/** A part of a bundled add-on. */
export interface AddOnBundleItem {
  readonly title: string
  readonly pictureSrc: string
  readonly price: Paise
  readonly listPrice: Paise
}

/** Add-ons of one kind; the new layout shows them in a tab. */
export interface AddOnGroup {
  readonly title: string
  readonly pictureSrc: string
  readonly items: readonly AddOnItem[]
}

/** The gift for which add-ons are requested. */
export interface AddOnsQuery {
  readonly productId: ProductId
  /** Destination pincode; add-ons that cannot be delivered there are left out. */
  readonly pincode?: string | undefined
  /** Delivery date and method. */
  readonly delivery?: Pick<ChosenDelivery, 'date' | 'by'> | undefined
}

const part = pipe(
  object({
    title: string(),
    uri: mediaUrlWithFallbackSchema,
    sell_price: rupeesSchema,
    list_price: rupeesSchema,
  }),
  transform(
    ({ title, uri, sell_price, list_price }): AddOnBundleItem => ({
      title,
      pictureSrc: uri,
      price: sell_price,
      listPrice: list_price,
    }),
  ),
)

const item = pipe(
  object({
    nid: productIdSchema,
    title: string(),
    image: mediaUrlWithFallbackSchema,
    image_alt: string(),
    sell_price: rupeesSchema,
    list_price: rupeesSchema,
    qty: pipe(number(), integer()),
    ribbon: optional(string(), ''),
    bundle_data: optional(array(part), []),
  }),
  transform(
    (wire): AddOnItem => ({
      id: wire.nid,
      title: wire.title,
      pictureSrc: wire.image,
      pictureAlt: wire.image_alt,
      price: wire.sell_price,
      listPrice: wire.list_price,
      ribbon: wire.ribbon,
      bundle: wire.bundle_data,
    }),
  ),
)

/** GET the add-ons of a gift (specification 2, section 7: by nid, valentine date, slot type). */
export const getAddOns = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/add-ons',
  summary: 'Returns the add-ons of a product.',
  specification: ['2, section 7: Fetch add-ons'],
  caller: 'public',
  isCacheable: true,
  input: pipe(
    strictObject({
      nid: productIdStringSchema,
      pincode: optional(pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/))),
      valentine_date: optional(dayMonthYearSchema),
      dth: optional(picklist(['1', '2'])),
    }),
    transform(
      ({ nid, pincode, valentine_date, dth }): AddOnsQuery => ({
        productId: nid,
        pincode,
        delivery: valentine_date && { date: valentine_date, by: dth === '2' ? 'courier' : 'vendor' },
      }),
    ),
  ),
  answer: pipe(
    object({
      result: array(
        pipe(
          object({ title: string(), image: mediaUrlWithFallbackSchema, list: array(item) }),
          transform(({ title, image, list }): AddOnGroup => ({ title, pictureSrc: image, items: list })),
        ),
      ),
    }),
    transform(({ result }): readonly AddOnGroup[] => result),
  ),
  encode: ({ productId: nid, pincode, delivery }: AddOnsQuery) => ({
    nid: String(nid),
    ...(pincode !== undefined && { pincode }),
    ...(delivery && {
      valentine_date: toDayMonthYear(delivery.date),
      dth: delivery.by === 'courier' ? ('2' as const) : ('1' as const),
    }),
  }),
})
