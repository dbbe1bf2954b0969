import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/** Returns whether a resolved location adds nothing to the chosen one, so that its area and day are kept. */
export function isSamePlace(now: DeliveryPlaceState, found: DeliveryPlaceState): boolean {
  return (
    now.country === found.country &&
    now.city === found.city &&
    now.pincode === found.pincode &&
    (found.areaId === undefined || now.areaId === found.areaId)
  )
}
