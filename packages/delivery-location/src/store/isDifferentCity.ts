import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/** Whether another place is in another city or country than the one chosen now, so that gifts may be left behind. */
export function isDifferentCity(now: DeliveryPlaceState, next: DeliveryPlaceState): boolean {
  if (now.country !== next.country) return true
  return now.city !== undefined && now.city.toLowerCase() !== next.city?.toLowerCase()
}
