import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/**
 * Returns whether a found location has the country, city and pincode of the chosen one and no other area; if so, the
 * chosen area and day are kept.
 */
export function isSamePlace(now: DeliveryPlaceState, found: DeliveryPlaceState): boolean {
  return (
    now.country === found.country &&
    now.city === found.city &&
    now.pincode === found.pincode &&
    (found.areaId === undefined || now.areaId === found.areaId)
  )
}
