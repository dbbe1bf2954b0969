import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/** Whether a place that was found says nothing the chosen one does not say, so that its area and day are kept. */
export function isSamePlace(now: DeliveryPlaceState, found: DeliveryPlaceState): boolean {
  return (
    now.country === found.country &&
    now.city === found.city &&
    now.pincode === found.pincode &&
    (found.areaId === undefined || now.areaId === found.areaId)
  )
}
