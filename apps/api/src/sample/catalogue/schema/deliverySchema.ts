import { array, boolean, check, optional, picklist, pipe, strictObject } from 'valibot'
import { monthDay } from './monthDay.ts'
import { plainText } from './plainText.ts'
import { slugSchema } from './slugSchema.ts'
import { wholeNumber } from './wholeNumber.ts'

/** Delivery rules of a product (specification 2, sections 3 and 4). */
export const deliverySchema = pipe(
  strictObject({
    /** Vendor, Courier, vendor_courier. */
    through: picklist(['vendor', 'courier', 'vendorOrCourier']),
    /** Lead time of a vendor in whole days. @default 0 */
    vendorDays: optional(wholeNumber(0, 30), 0),
    /** Lead time of a courier in whole days. @default 3 */
    courierDays: optional(wholeNumber(0, 30), 3),
    /** Delivery to the door or by email (deliveryMedium). @default 'door' */
    medium: optional(picklist(['door', 'email']), 'door'),
    /** Express delivery: its texts (expressTitle, expressMessage), its minutes and its charge in rupees. */
    express: optional(
      strictObject({
        title: plainText(40),
        message: plainText(120),
        minutes: wholeNumber(30, 240),
        charge: wholeNumber(0, 999),
      }),
    ),
    /** Next-day delivery (isNddProduct) and its texts. */
    nextDay: optional(strictObject({ title: plainText(40), message: plainText(120) })),
    /** Whether the shopper must select a city before buying (isCityMandatory). @default false */
    needsCity: optional(boolean(), false),
    /** The page asks for a pincode (showPincodeField). @default true */
    asksPincode: optional(boolean(), true),
    /** The page asks for a point on the map (showGmapField). @default false */
    asksMapPoint: optional(boolean(), false),
    /** Ids (pincode directory) of the only cities it is delivered to (availableCities). */
    cities: optional(array(slugSchema)),
    /** Preparation time in hours (preparation_time). */
    preparationHours: optional(wholeNumber(1, 72)),
    /**
     * Hour in India (IST) from which an order counts as placed the next day (end_time). @default the cut-off of all
     * products
     */
    endHour: optional(wholeNumber(1, 23)),
    /** Hour in India (IST) by which it is delivered (deliveryEndTiming). */
    deliveredBy: optional(wholeNumber(1, 24)),
    /** Slot type that is initially available (deliverySlotType). */
    slots: optional(picklist(['vendor', 'courier'])),
    /** Delivery date selected initially in the season (displayValentineField, valentineDate). */
    valentineDay: optional(monthDay),
    /** Dates marked in the calendar, beside the four of the specification. @default none */
    markedDays: optional(array(monthDay), []),
    /** Dates without delivery. @default none */
    blockedDays: optional(array(monthDay), []),
  }),
  check(
    ({ markedDays, blockedDays }) => !markedDays.some((day) => blockedDays.includes(day)),
    'a day is marked or blocked',
  ),
  check(({ express, nextDay }) => !(express && nextDay), 'express or next day'),
)
