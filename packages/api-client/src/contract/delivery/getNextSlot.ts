import {
  integer,
  maxLength,
  maxValue,
  minValue,
  nullable,
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
import { type CalendarDate, dayMonthYearSchema } from '../date/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'
import { type ProductId, productIdStringSchema } from '../wire/index.ts'

/** The next available delivery slot. */
export interface NextSlot {
  /** Start hour, 0 to 23. */
  readonly start: number
  /** End hour, 1 to 24. */
  readonly end: number
  /** Surcharge of the slot on the price of the gift. */
  readonly cost: Paise
}

/** The location and the date. */
export interface SlotQuery {
  readonly city: string
  readonly pincode?: string | undefined
  readonly productId: ProductId
  readonly date: CalendarDate
}

const hour = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))

/** Parses a query date D/M/YYYY; rejects a non-existent date (31/2). */
const slashed = pipe(
  string(),
  regex(/^\d{1,2}\/\d{1,2}\/\d{4}$/),
  transform((text) =>
    text
      .split('/')
      .map((part) => part.padStart(2, '0'))
      .join('-'),
  ),
  dayMonthYearSchema,
)

const toSlashed = (date: CalendarDate) => date.split('-').reverse().map(Number).join('/')

/** GET get_slots (specification 1, section 7): the next slot of a date, if one is left. */
export const getNextSlot = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/get_slots',
  summary: 'Returns the next delivery slot of a date, if one is left.',
  specification: [
    '1, section 7, Delivery, wishlist, location: GET /api/{brand}/fa/get_slots',
    '2, section 7: GET /api/{brand}/fa/get_slots',
  ],
  caller: 'public',
  isEmbeddable: true,
  rateClass: 'availability',
  input: pipe(
    strictObject({
      city: pipe(string(), maxLength(80)),
      pincode: optional(pipe(string(), maxLength(10))),
      nid: productIdStringSchema,
      date: slashed,
      rsource: optional(picklist(['web', 'mob'])),
      polyid: optional(pipe(string(), maxLength(200))),
      area_id: optional(pipe(string(), maxLength(200))),
    }),
    transform(({ city, pincode, nid, date }) => ({ city, pincode, productId: nid, date })),
  ),
  answer: pipe(
    object({
      result: object({
        next_available_slot: nullable(object({ start: hour(0, 23), end: hour(1, 24), cost: rupeesSchema })),
      }),
    }),
    transform(({ result }): NextSlot | undefined => result.next_available_slot ?? undefined),
  ),
  encode: ({ city, pincode, productId, date }: SlotQuery) => ({
    city,
    ...(pincode === undefined ? {} : { pincode }),
    nid: String(productId),
    date: toSlashed(date),
    rsource: 'web' as const,
  }),
})
