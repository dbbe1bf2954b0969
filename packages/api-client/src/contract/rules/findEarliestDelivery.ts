import { type CalendarDate, toIndianDate, toIndianHour } from './calendarDays.ts'
import { cutoffHour } from './cutoffHour.ts'
import { findFirstDeliveryDay, type ProductDeliveryTiming } from './findFirstDeliveryDay.ts'

export { cutoffHour, findFirstDeliveryDay }

/** How a product is delivered: by a local florist or baker, by courier, or by either. */
export type FulfilmentMethod = 'vendor' | 'courier' | 'vendorOrCourier'

/** Delivery services of a location. */
export interface PlaceDeliveryServices {
  /** Whether a florist delivers there by hand. */
  readonly vendor: boolean
  /** Whether a courier delivers there. */
  readonly courier: boolean
  /** Whether a baker delivers cakes there. */
  readonly cake: boolean
  /** Cut-off hour in India of a vendor's last slot for the same day. @default 24 */
  readonly lastSlotHour?: number | undefined
  /** Id of its city, for products limited to some cities. */
  readonly cityId?: string | undefined
}

/** Product fields that decide its delivery. */
export interface DeliveryRequirements extends Omit<ProductDeliveryTiming, 'lastSlotHour'> {
  readonly through: FulfilmentMethod
  /** Whether it is a cake; cakes need a baker at the location. */
  readonly isCake: boolean
  /** Whole days a vendor needs before the delivery date. */
  readonly vendorDays: number
  /** Whole days a courier needs before the delivery date. */
  readonly courierDays: number
  /** The only cities it can be delivered to, by id (specification 2, section 3: availableCities). @default all */
  readonly cities?: readonly string[] | undefined
}

/** A possible delivery: method and date. */
export interface EarliestDelivery {
  readonly by: 'vendor' | 'courier'
  readonly date: CalendarDate
}

/**
 * Returns the earliest delivery date of a product at a location, or `undefined` when it is undeliverable
 * (specification 2, section 4: courier products by courier, vendor products by vendor, cakes by cake availability,
 * products of limited cities only there; after hour 22, or the product's own, delivery shows tomorrow). A vendor
 * delivers today as long as a slot can be ordered. A product with preparation hours arrives on the date it is
 * ready, and none arrives on its blocked dates.
 */
export function findEarliestDelivery(
  needs: DeliveryRequirements,
  place: PlaceDeliveryServices,
  now: Date,
): EarliestDelivery | undefined {
  if (needs.cities && !needs.cities.some((city) => city === place.cityId)) return undefined
  const vendor = needs.through !== 'courier' && (needs.isCake ? place.cake : place.vendor)
  const courier = needs.through !== 'vendor' && place.courier
  const hour = { today: toIndianDate(now), hour: toIndianHour(now) }
  const byVendor = vendor
    ? {
        by: 'vendor' as const,
        date: findFirstDeliveryDay({ ...needs, lastSlotHour: place.lastSlotHour }, needs.vendorDays, hour),
      }
    : undefined
  const byCourier = courier
    ? { by: 'courier' as const, date: findFirstDeliveryDay(needs, needs.courierDays, hour) }
    : undefined
  if (byVendor && byCourier) return byCourier.date < byVendor.date ? byCourier : byVendor
  return byVendor ?? byCourier
}
