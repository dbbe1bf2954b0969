import { hasPincodeLength, indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import type { DeliveryLocationError } from './DeliveryLocationState.ts'

/** What was typed into the field. */
export type PlaceInput =
  | { readonly kind: 'pincode'; readonly pincode: string }
  /** The name of a place, or a whole address. */
  | { readonly kind: 'name'; readonly text: string }
  /** As long as a pincode, but of a form that the country has none of. */
  | Extract<DeliveryLocationError, { readonly kind: 'noPlace' }>
  | Extract<DeliveryLocationError, { readonly kind: 'malformed' }>

/** Characters a name must have before places are looked for (specification 2, section 5). */
export const minNameCharacters = 3

/**
 * Reads what was typed as a country writes it: spaces and hyphens count in India's pincodes as little as letters may be
 * taken out of the postal codes of others (specification 2, section 5).
 */
export function parsePlaceInput(typed: string, country: number, takesNames: boolean): PlaceInput {
  const text = typed.trim()
  const pincode = country === indiaIsoCode ? normalizePincode(text) : text
  const hasDigit = /\d/.test(text)
  if (isPincode(pincode, country) && (hasDigit || !takesNames)) return { kind: 'pincode', pincode }
  if (hasPincodeLength(pincode, country) && hasDigit) return { kind: 'noPlace' }
  if (takesNames && /\p{L}/u.test(text) && text.length >= minNameCharacters) return { kind: 'name', text }
  if (takesNames && !hasDigit) return { kind: 'malformed', wanted: 'place' }
  return { kind: 'malformed', wanted: country === indiaIsoCode ? 'pincode' : 'postalCode' }
}
