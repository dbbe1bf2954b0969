import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/**
 * Returns whether a location has no more details than the chosen one, so that the area and day of the chosen one are
 * kept.
 */
export function isSamePlace(now: DeliveryPlaceState, found: DeliveryPlaceState): boolean {
  return (
    now.country === found.country &&
    now.city === found.city &&
    now.pincode === found.pincode &&
    (found.areaId === undefined || now.areaId === found.areaId)
  )
}
