import { hasPincodeLength, indiaIsoCode, isPincode } from '@store/api-client/contract/rules/isPincode'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import type { DeliveryLocationError } from './DeliveryLocationState.ts'

/** Parsed text of the field. */
export type PlaceInput =
  | { readonly kind: 'pincode'; readonly pincode: string }
  /** The name of a location, or a full address. */
  | { readonly kind: 'name'; readonly text: string }
  /** Text with the length of a pincode, but not in the country's format. */
  | Extract<DeliveryLocationError, { readonly kind: 'noPlace' }>
  | Extract<DeliveryLocationError, { readonly kind: 'malformed' }>

/** Minimum characters of a name to search locations (specification 2, section 5). */
export const minPlaceNameCharacters = 3

// A short address such as "Pier 39" has the length of a postal code. Where any format is a postal code, only a word in
// lower case shows the address, because some codes start with four capital letters.
const word = /\p{L}{3}/u
const writtenWord = /\p{L}\p{Ll}{3}/u

/**
 * Parses the typed text for a country: ignores spaces and hyphens in India's pincodes, and keeps every character in
 * postal codes of other countries (specification 2, section 5).
 */
export function parsePlaceInput(typed: string, country: number, takesNames: boolean): PlaceInput {
  const text = typed.trim()
  const pincode = country === indiaIsoCode ? normalizePincode(text) : text
  const hasDigit = /\d/.test(pincode)
  const isCode = isPincode(pincode, country)
  const isShortAddress = takesNames && (isCode ? writtenWord : word).test(pincode)
  if (isCode && !isShortAddress && (hasDigit || !takesNames)) return { kind: 'pincode', pincode }
  if (!isShortAddress && hasPincodeLength(pincode, country) && hasDigit) return { kind: 'noPlace' }
  if (takesNames && /\p{L}/u.test(text) && text.length >= minPlaceNameCharacters)
    return { kind: 'name', text }
  if (takesNames && !hasDigit) return { kind: 'malformed', wanted: 'place' }
  return { kind: 'malformed', wanted: country === indiaIsoCode ? 'pincode' : 'postalCode' }
}
