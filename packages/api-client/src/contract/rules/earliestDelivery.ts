import { type CalendarDate, indianDate, indianHour } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'
import { firstDeliveryDay, type ProductHours } from './firstDeliveryDay.ts'

export { cutoffHour }

/** How a product travels: by a florist or baker nearby, by courier, or by either. */
export type FulfilmentMethod = 'vendor' | 'courier' | 'vendorOrCourier'

/** What a place offers. */
export interface PlaceServices {
  /** A florist delivers there by hand. */
  readonly vendor: boolean
  /** A courier delivers there. */
  readonly courier: boolean
  /** A baker delivers cakes there. */
  readonly cake: boolean
  /** Hour in India until which a vendor's last slot can be ordered for the same day. @default 24 */
  readonly lastSlotHour?: number | undefined
  /** Its city in the directory, for products that go to some cities only. */
  readonly cityId?: string | undefined
}

/** What of a product decides its delivery. */
export interface DeliveryRequirements extends Omit<ProductHours, 'lastSlotHour'> {
  readonly through: FulfilmentMethod
  /** Cakes go only where a baker is. */
  readonly isCake: boolean
  /** Whole days a vendor needs before the day of delivery. */
  readonly vendorDays: number
  /** Whole days a courier needs before the day of delivery. */
  readonly courierDays: number
  /** The only cities it goes to, by id (specification 2, section 3: availableCities). @default all */
  readonly cities?: readonly string[] | undefined
}

/** A possible delivery. */
export interface EarliestDelivery {
  readonly by: 'vendor' | 'courier'
  readonly date: CalendarDate
}

/**
 * The earliest day a product can be delivered at a place, or `undefined` where it cannot (specification 2,
 * section 4: courier products by courier, vendor products by vendor, cakes by cake availability, products of
 * limited cities only there; after hour 22, or the product's own, delivery shows tomorrow). A vendor delivers today as
 * long as a slot can be ordered. What takes hours to make comes on the day it is made, and nothing comes on its blocked
 * days.
 */
export function earliestDelivery(
  needs: DeliveryRequirements,
  place: PlaceServices,
  now: Date,
): EarliestDelivery | undefined {
  if (needs.cities && !needs.cities.some((city) => city === place.cityId)) return undefined
  const vendor = needs.through !== 'courier' && (needs.isCake ? place.cake : place.vendor)
  const courier = needs.through !== 'vendor' && place.courier
  const hour = { today: indianDate(now), hour: indianHour(now) }
  const byVendor = vendor
    ? {
        by: 'vendor' as const,
        date: firstDeliveryDay({ ...needs, lastSlotHour: place.lastSlotHour }, needs.vendorDays, hour),
      }
    : undefined
  const byCourier = courier
    ? { by: 'courier' as const, date: firstDeliveryDay(needs, needs.courierDays, hour) }
    : undefined
  if (byVendor && byCourier) return byCourier.date < byVendor.date ? byCourier : byVendor
  return byVendor ?? byCourier
}
