import {
  array,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  number,
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
import { type CalendarDate, dayMonthYearSchema, toDayMonthYear } from '../date/index.ts'
import { type Paise, rupeesSchema } from '../money/index.ts'
import type { DeliveryDateRules } from '../rules/deliveryDays.ts'
import { numericBooleanSchema, type ProductId, productIdStringSchema } from '../wire/index.ts'

/** A time slot for delivery by a vendor. */
export interface DaySlot {
  /** Id of the slot in the cart. */
  readonly id: string
  /** Display name of the slot, such as Morning. */
  readonly title: string
  /** Start hour, 0 to 23. */
  readonly start: number
  /** End hour, 1 to 24. */
  readonly end: number
  /** Cut-off hour in India for the same day. */
  readonly cutoffHour: number
  /** Surcharge of the slot on the price of the gift. */
  readonly cost: Paise
  /** Whether it is fully booked. */
  readonly isFull: boolean
}

/** Delivery availability of a product at a location. */
export type AreaAvailability =
  | { readonly isServed: false }
  | {
      readonly isServed: true
      readonly days: DeliveryDateRules
      /** Cut-off hour in India for the first date. */
      readonly cutoffHour: number
      /**
       * Lead days with a vendor and with a courier: the gift must be ordered before the cut-off this number of days
       * before the delivery date.
       */
      readonly leadDays: { readonly vendor: number; readonly courier: number }
      /** Dates that the calendar marks for this product, in addition to those in February. */
      readonly marked: readonly CalendarDate[]
      /** Available slots of the requested date; none when a courier delivers. */
      readonly slots: readonly DaySlot[]
    }

/** The product, the location, and the date to list slots for. */
export interface AreaAvailabilityQuery {
  readonly productId: ProductId
  readonly pincode: string
  readonly city?: string | undefined
  /** Date to list slots for. @default the first available date */
  readonly date?: CalendarDate | undefined
}

const whole = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))

const slot = pipe(
  object({
    id: string(),
    title: string(),
    start: whole(0, 23),
    end: whole(1, 24),
    until: whole(0, 24),
    chg: rupeesSchema,
    full: numericBooleanSchema,
  }),
  transform(
    ({ until, chg, full, ...slot }): DaySlot => ({ ...slot, cutoffHour: until, cost: chg, isFull: full }),
  ),
)

const served = pipe(
  object({
    status_code: literal(200),
    /** First delivery date. */
    dd: dayMonthYearSchema,
    cof: whole(-1, 400),
    vof: whole(-1, 400),
    ov: numericBooleanSchema,
    oc: numericBooleanSchema,
    tbs: array(slot),
    today: dayMonthYearSchema,
    last: dayMonthYearSchema,
    cutoff: whole(1, 24),
    lead_v: whole(0, 400),
    lead_c: whole(0, 400),
    blocked: array(dayMonthYearSchema),
    marked: array(dayMonthYearSchema),
  }),
  transform(
    ({
      dd,
      cof,
      vof,
      ov,
      oc,
      tbs,
      today,
      last,
      cutoff,
      lead_v,
      lead_c,
      blocked,
      marked,
    }): AreaAvailability => ({
      isServed: true,
      days: { today, first: dd, last, vendorFrom: ov ? vof : -1, courierFrom: oc ? cof : -1, blocked },
      cutoffHour: cutoff,
      leadDays: { vendor: lead_v, courier: lead_c },
      marked,
      slots: tbs,
    }),
  ),
)

/**
 * GET area-availability (specification 2, sections 3 and 7): status_code 200 means available; `tbs` are the slots
 * of a date.
 */
export const getAreaAvailability = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/area-availability',
  summary: 'Returns the delivery dates of a product at a location, and the slots of one of them.',
  specification: ['2, section 7: GET /api/{brand}/fa/area-availability'],
  caller: 'public',
  rateClass: 'availability',
  input: pipe(
    strictObject({
      // The server validates the format by the country of the product.
      pincode: pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/)),
      city: optional(pipe(string(), maxLength(80))),
      nid: productIdStringSchema,
      date: optional(dayMonthYearSchema),
      rsource: optional(picklist(['web', 'mob'])),
      polyid: optional(pipe(string(), maxLength(200))),
      area_id: optional(pipe(string(), maxLength(200))),
    }),
    transform(({ pincode, city, nid, date }) => ({ pincode, city, productId: nid, date })),
  ),
  answer: union([
    served,
    pipe(
      object({ status_code: literal(404) }),
      transform((): AreaAvailability => ({ isServed: false })),
    ),
  ]),
  encode: ({ pincode, city, productId, date }: AreaAvailabilityQuery) => ({
    pincode,
    ...(city !== undefined && { city }),
    nid: String(productId),
    ...(date !== undefined && { date: toDayMonthYear(date) }),
    rsource: 'web' as const,
  }),
})
