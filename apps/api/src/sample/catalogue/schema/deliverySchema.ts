import { array, boolean, check, optional, picklist, pipe, strictObject } from 'valibot'
import { monthDay } from './monthDay.ts'
import { plainText } from './plainText.ts'
import { slugSchema } from './slugSchema.ts'
import { wholeNumber } from './wholeNumber.ts'

/** How a product comes to its place (specification 2, sections 3 and 4). */
export const deliverySchema = pipe(
  strictObject({
    /** Vendor, Courier, vendor_courier. */
    through: picklist(['vendor', 'courier', 'vendorOrCourier']),
    /** Whole days a vendor needs. @default 0 */
    vendorDays: optional(wholeNumber(0, 30), 0),
    /** Whole days a courier needs. @default 3 */
    courierDays: optional(wholeNumber(0, 30), 3),
    /** To the door, or as a mail (deliveryMedium). @default 'door' */
    medium: optional(picklist(['door', 'email']), 'door'),
    /** An express product: its words (expressTitle, expressMessage), the minutes it takes and its charge in rupees. */
    express: optional(
      strictObject({
        title: plainText(40),
        message: plainText(120),
        minutes: wholeNumber(30, 240),
        charge: wholeNumber(0, 999),
      }),
    ),
    /** A next-day product (isNddProduct) and its words. */
    nextDay: optional(strictObject({ title: plainText(40), message: plainText(120) })),
    /** A city must be chosen before it can be bought (isCityMandatory). @default false */
    needsCity: optional(boolean(), false),
    /** The page asks for a pincode (showPincodeField). @default true */
    asksPincode: optional(boolean(), true),
    /** The page asks for a point on the map (showGmapField). @default false */
    asksMapPoint: optional(boolean(), false),
    /** Cities, by their id in the directory of places, where alone it is delivered (availableCities). */
    cities: optional(array(slugSchema)),
    /** Hours it takes to make (preparation_time). */
    preparationHours: optional(wholeNumber(1, 72)),
    /** Hour in India from which an order counts for the next day (end_time). @default the cut-off of all products */
    endHour: optional(wholeNumber(1, 23)),
    /** Hour in India by which it is delivered (deliveryEndTiming). */
    deliveredBy: optional(wholeNumber(1, 24)),
    /** The slots it takes at first (deliverySlotType). */
    slots: optional(picklist(['vendor', 'courier'])),
    /** The day its page opens with in the season (displayValentineField, valentineDate). */
    valentineDay: optional(monthDay),
    /** Days the calendar marks, beside the four of the specification. @default none */
    markedDays: optional(array(monthDay), []),
    /** Days on which it cannot be delivered. @default none */
    blockedDays: optional(array(monthDay), []),
  }),
  check(
    ({ markedDays, blockedDays }) => !markedDays.some((day) => blockedDays.includes(day)),
    'a day is marked or blocked',
  ),
  check(({ express, nextDay }) => !(express && nextDay), 'express or next day'),
)
