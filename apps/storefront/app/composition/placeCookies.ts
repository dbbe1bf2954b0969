import type { DeliveryPlaceState } from '@store/api-client/contract/ports'
import { india, isPincode } from '@store/api-client/contract/rules/isPincode'
import { readCookieValue } from './readCookieValue.ts'

// Location cookies last 10 days (specification 1, section 9).
const lifeSeconds = 10 * 24 * 60 * 60

/** Reads the chosen place from a document's cookies; what has not the form of one is ignored. */
export function readPlace(cookies: string): DeliveryPlaceState {
  const pincode = readCookieValue(cookies, 'user_select_pincode')
  const city = readCookieValue(cookies, 'user_select_city')
  return pincode !== undefined && isPincode(pincode) ? { country: india, pincode, city } : { country: india }
}

/** Writes the chosen place into the document's cookies. */
export function writePlace({ city = '', pincode = '' }: DeliveryPlaceState): void {
  for (const [name, value] of [
    ['user_select_pincode', pincode],
    ['user_select_city', city],
  ]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve.
    document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${value ? lifeSeconds : 0}; samesite=lax`
  }
}
