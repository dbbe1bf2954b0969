import { literal, object, optional, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type CalendarDate, dayMonthYearSchema, toDayMonthYear } from '../date/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { type ProductId, productIdStringSchema } from '../wire/index.ts'

/** Price of a product on a date, before any selection. */
export interface DayPrice {
  readonly price: Paise
  readonly listPrice: Paise
}

/** The product and the date. */
export interface DayPriceQuery {
  readonly productId: ProductId
  readonly date: CalendarDate
  /** Whether the date comes from the Valentine field. @default false */
  readonly isSeason?: boolean | undefined
}

/** GET a product's price by date (specification 2, section 7: product id, valentine date or delivery date, cart-api flag). */
export const getDayPrice = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/product-price',
  summary: 'Returns the price of a product on a date.',
  specification: ['2, section 7: Product price fetch'],
  caller: 'public',
  rateClass: 'availability',
  input: pipe(
    strictObject({
      nid: productIdStringSchema,
      delivery_date: optional(dayMonthYearSchema),
      valentine_date: optional(dayMonthYearSchema),
      cart_api: optional(literal('1')),
    }),
    transform(({ nid, delivery_date, valentine_date }) => ({
      productId: nid,
      date: delivery_date ?? valentine_date,
    })),
  ),
  answer: pipe(
    object({ price: rupeesSchema, list_price: rupeesSchema }),
    transform(({ price, list_price }): DayPrice => ({ price, listPrice: list_price })),
  ),
  encode: ({ productId, date, isSeason }: DayPriceQuery) => ({
    nid: String(productId),
    ...(isSeason ? { valentine_date: toDayMonthYear(date) } : { delivery_date: toDayMonthYear(date) }),
    cart_api: '1' as const,
  }),
})
