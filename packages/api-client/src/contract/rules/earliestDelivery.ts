import { addDays, type CalendarDate, indianDate, indianHour } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'

export { cutoffHour }

/** How a product travels: by a florist or baker nearby, by courier, or by either. */
export type DeliveryThrough = 'vendor' | 'courier' | 'vendorOrCourier'

/** What a place offers. */
export interface PlaceServices {
  /** A florist delivers there by hand. */
  readonly vendor: boolean
  /** A courier delivers there. */
  readonly courier: boolean
  /** A baker delivers cakes there. */
  readonly cake: boolean
  /** Its city in the directory, for products that go to some cities only. */
  readonly cityId?: string | undefined
}

/** What of a product decides its delivery. */
export interface DeliveryNeeds {
  readonly through: DeliveryThrough
  /** Cakes go only where a baker is. */
  readonly isCake: boolean
  /** Whole days a vendor needs before the day of delivery. */
  readonly vendorDays: number
  /** Whole days a courier needs before the day of delivery. */
  readonly courierDays: number
  /** The only cities it goes to, by id (specification 2, section 3: availableCities). @default all */
  readonly cities?: readonly string[] | undefined
  /** Hour in India from which an order counts for the next day (end_time). @default `cutoffHour` */
  readonly endHour?: number | undefined
  /** Hours a vendor needs to make it (preparation_time). @default 0 */
  readonly preparationHours?: number | undefined
  /** Hour in India by which it must be made to arrive on a day (deliveryEndTiming). @default 24 */
  readonly deliveredBy?: number | undefined
  /** Days of the year on which it is not delivered, `MM-DD`. @default none */
  readonly blockedDays?: readonly string[] | undefined
}

/** A possible delivery. */
export interface EarliestDelivery {
  readonly by: 'vendor' | 'courier'
  readonly date: CalendarDate
}

/**
 * The earliest day a product can be delivered at a place, or `undefined` where it cannot (specification 2,
 * section 4: courier products by courier, vendor products by vendor, cakes by cake availability, products of
 * limited cities only there; after hour 22, or the product's own, delivery shows tomorrow). What takes hours to make
 * comes on the day it is made, and nothing comes on its blocked days.
 */
export function earliestDelivery(
  needs: DeliveryNeeds,
  place: PlaceServices,
  now: Date,
): EarliestDelivery | undefined {
  if (needs.cities && !needs.cities.some((city) => city === place.cityId)) return undefined
  const { endHour = cutoffHour } = needs
  const start = addDays(indianDate(now), indianHour(now) >= endHour ? 1 : 0)
  const vendor = needs.through !== 'courier' && (needs.isCake ? place.cake : place.vendor)
  const courier = needs.through !== 'vendor' && place.courier
  const isMade = madeOn(needs, now)
  const day = (date: CalendarDate) => firstFree(date < isMade ? isMade : date, needs.blockedDays)
  const byVendor = vendor ? { by: 'vendor' as const, date: day(addDays(start, needs.vendorDays)) } : undefined
  const byCourier = courier
    ? { by: 'courier' as const, date: day(addDays(start, needs.courierDays)) }
    : undefined
  if (byVendor && byCourier) return byCourier.date < byVendor.date ? byCourier : byVendor
  return byVendor ?? byCourier
}

const hourMs = 60 * 60 * 1000

function madeOn({ preparationHours = 0, deliveredBy = 24 }: DeliveryNeeds, now: Date): CalendarDate {
  const made = new Date(now.getTime() + preparationHours * hourMs)
  return addDays(indianDate(made), indianHour(made) >= deliveredBy ? 1 : 0)
}

// A year that is blocked whole would never end; its last day is as good as any.
function firstFree(date: CalendarDate, blocked: readonly string[] = []): CalendarDate {
  let free = date
  for (let tries = 0; tries < 366 && blocked.includes(free.slice(5)); tries += 1) free = addDays(free, 1)
  return free
}
