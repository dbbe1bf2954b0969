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
import { type CalendarDate, dayMonthYear, toDayMonthYear } from '../date/index.ts'
import { type Paise, rupees } from '../money/index.ts'
import type { DeliveryDays } from '../rules/deliveryDays.ts'
import { flag, type ProductId, productIdText } from '../wire/index.ts'

/** Hours of a day in which a vendor brings gifts. */
export interface DaySlot {
  /** Its name for the cart. */
  readonly id: string
  /** What it is called, such as Morning. */
  readonly title: string
  /** Whole hour it begins, 0 to 23. */
  readonly start: number
  /** Whole hour it ends, 1 to 24. */
  readonly end: number
  /** Hour in India until which it can be ordered for the same day. */
  readonly cutoffHour: number
  /** What it costs beside the gift. */
  readonly cost: Paise
  /** Whether it takes no more orders. */
  readonly isFull: boolean
}

/** When a product can be delivered at a place. */
export type AreaAvailability =
  | { readonly isServed: false }
  | {
      readonly isServed: true
      readonly days: DeliveryDays
      /** Hour in India until which it is ordered for the first day. */
      readonly cutoffHour: number
      /** Days before the day of delivery until whose cut-off it is ordered, with a vendor and with a courier. */
      readonly leadDays: { readonly vendor: number; readonly courier: number }
      /** Days the calendar marks for this product, beside those of February. */
      readonly marked: readonly CalendarDate[]
      /** Slots of the day that was asked about that can still be had; none where a courier brings it. */
      readonly slots: readonly DaySlot[]
    }

/** Which product, where, and the day whose slots are wanted. */
export interface AreaAvailabilityQuery {
  readonly productId: ProductId
  readonly pincode: string
  readonly city?: string | undefined
  /** @default the first day there is */
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
    chg: rupees,
    full: flag,
  }),
  transform(
    ({ until, chg, full, ...slot }): DaySlot => ({ ...slot, cutoffHour: until, cost: chg, isFull: full }),
  ),
)

const served = pipe(
  object({
    status_code: literal(200),
    /** First day of delivery. */
    dd: dayMonthYear,
    cof: whole(-1, 400),
    vof: whole(-1, 400),
    ov: flag,
    oc: flag,
    tbs: array(slot),
    today: dayMonthYear,
    last: dayMonthYear,
    cutoff: whole(1, 24),
    lead_v: whole(0, 400),
    lead_c: whole(0, 400),
    blocked: array(dayMonthYear),
    marked: array(dayMonthYear),
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

/** GET area-availability (specification 2, sections 3 and 7): status_code 200 means available; `tbs` are the slots of a day. */
export const getAreaAvailability = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/area-availability',
  input: pipe(
    strictObject({
      // Which form a country's codes have, the server checks by the country of the product.
      pincode: pipe(string(), regex(/^[A-Za-z0-9][A-Za-z0-9 -]{3,9}$/)),
      city: optional(pipe(string(), maxLength(80))),
      nid: productIdText,
      date: optional(dayMonthYear),
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
