import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  string,
} from 'valibot'
import { type CalendarDate, dayMonthYearSchema } from '../date/index.ts'
import type { ProductDeliveryTiming } from '../rules/findFirstDeliveryDay.ts'
import { indiaIsoCode } from '../rules/isPincode.ts'
import { numericBooleanSchema } from '../wire/index.ts'
import { monthDaySchema } from '../wire/monthDaySchema.ts'

/** Delivery methods and destinations of a product, as far as its page needs them before a location is chosen. */
export interface ProductDelivery {
  /** ISO numeric country of delivery. */
  readonly country: number
  readonly through: 'vendor' | 'courier' | 'vendorOrCourier'
  /** The cities it is limited to, by name; `undefined` without a limit. */
  readonly cities: readonly { readonly id: string; readonly city: string }[] | undefined
  /** Whether the product page asks for a city or area (showGmapField). */
  readonly takesCity: boolean
  /** Whether the product page asks for a pincode (showPincodeField). */
  readonly takesPincode: boolean
  /** Whether it can be ordered only after a city was chosen (isCityMandatory). */
  readonly needsCity: boolean
  /** Whether the shopper fills the product, such as a hamper (isCustomProduct). */
  readonly isCustom: boolean
  /** Preset delivery date in the Valentine season (displayValentineField, valentineDate). @default none */
  readonly seasonDay?: CalendarDate | undefined
  /**
   * Cut-off hours and blocked days of this product, which decide its earliest delivery date. @default those of all
   * products
   */
  readonly hours?: ProductDeliveryTiming | undefined
  /** Transit days, one number for each delivery method. @default not given */
  readonly leadDays?: readonly number[] | undefined
}

const ways = { Vendor: 'vendor', Courier: 'courier', vendor_courier: 'vendorOrCourier' } as const

const whole = (least: number, most: number) => pipe(number(), integer(), minValue(least), maxValue(most))

/** Product info fields about delivery (specification 2, section 3). */
export const productDeliverySchemaFields = {
  through: picklist(['Vendor', 'Courier', 'vendor_courier']),
  country: optional(pipe(number(), integer()), indiaIsoCode),
  availableCities: optional(nullable(record(string(), string())), null),
  showGmapField: optional(numericBooleanSchema, 1),
  showPincodeField: optional(numericBooleanSchema, 1),
  isCityMandatory: optional(numericBooleanSchema, 0),
  isCustomProduct: optional(boolean(), false),
  displayValentineField: optional(numericBooleanSchema, 0),
  valentineDate: optional(nullable(dayMonthYearSchema), null),
  end_time: optional(nullable(whole(1, 24)), null),
  preparation_time: optional(nullable(whole(1, 400)), null),
  deliveryEndTiming: optional(nullable(whole(1, 24)), null),
  last_slot: optional(nullable(whole(0, 24)), null),
  blocked_days: optional(array(monthDaySchema), []),
  lead_days: optional(array(whole(0, 400)), []),
}

const entries = object(productDeliverySchemaFields)

/** Converts the parsed delivery fields to domain names. */
export const parseProductDelivery = (wire: InferOutput<typeof entries>): ProductDelivery => ({
  country: wire.country,
  through: ways[wire.through],
  cities:
    wire.availableCities === null
      ? undefined
      : Object.entries(wire.availableCities).map(([id, city]) => ({ id, city })),
  takesCity: wire.showGmapField,
  takesPincode: wire.showPincodeField,
  needsCity: wire.isCityMandatory,
  isCustom: wire.isCustomProduct,
  seasonDay: (wire.displayValentineField && wire.valentineDate) || undefined,
  hours: readHours(wire),
  leadDays: wire.lead_days.length > 0 ? wire.lead_days : undefined,
})

// Most products have no cut-off hours of their own; then the field is missing.
function readHours(wire: InferOutput<typeof entries>): ProductDeliveryTiming | undefined {
  const { end_time, preparation_time, deliveryEndTiming, last_slot, blocked_days } = wire
  const hours: ProductDeliveryTiming = {
    ...(end_time !== null && { endHour: end_time }),
    ...(preparation_time !== null && { preparationHours: preparation_time }),
    ...(deliveryEndTiming !== null && { deliveredBy: deliveryEndTiming }),
    ...(last_slot !== null && { lastSlotHour: last_slot }),
    ...(blocked_days.length > 0 && { blockedDays: blocked_days }),
  }
  return Object.keys(hours).length > 0 ? hours : undefined
}
