import type { DeliveryPlaceState } from '@store/api-client/contract/ports'

/**
 * Returns whether a location is in another city or country than the chosen one, so that lines may become
 * undeliverable.
 */
export function isDifferentCity(now: DeliveryPlaceState, next: DeliveryPlaceState): boolean {
  if (now.country !== next.country) return true
  return now.city !== undefined && now.city.toLowerCase() !== next.city?.toLowerCase()
}
