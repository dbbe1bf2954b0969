import type { AlternateContact } from '@store/api-client/contract/addresses'
import { collectAddressTexts } from '@store/api-client/contract/rules/addressFields'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'
import type { AddressFieldValues } from './AddressFieldValues.ts'

/**
 * Converts typed values to a receiver and an alternate number: trims texts and normalizes numbers with any grouping.
 */
export function toReceiver(
  values: AddressFieldValues,
  country: number,
  alternateCountryCode: string = values.countryCode,
): { readonly receiver: Receiver; readonly alternate?: AlternateContact } {
  const { title, countryCode } = values
  const other = normalizeMobile(values.alternateContactNumber, alternateCountryCode.replace('+', ''))
  return {
    receiver: {
      title,
      countryCode,
      ...collectAddressTexts(({ name }) => values[name].trim()),
      // Postal codes of many countries contain spaces and letters, so they are not normalized.
      ...(country === indiaIsoCode ? { pincode: normalizePincode(values.pincode) } : { country }),
      contactNumber: normalizeMobile(values.contactNumber, countryCode.replace('+', '')),
    },
    ...(other !== '' && { alternate: { countryCode: alternateCountryCode, contactNumber: other } }),
  }
}
