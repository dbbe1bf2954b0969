import type { NewAddress } from '@store/api-client/contract/addresses'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import type { AddressValues } from './AddressValues.ts'

/** Converts typed values to an address: trims texts, normalizes numbers in any grouping. */
export function toNewAddress(values: AddressValues, country: number): NewAddress {
  const { type, alternateCountryCode, alternateContactNumber, ...receiver } = values
  const other = normalizeMobile(alternateContactNumber, alternateCountryCode.replace('+', ''))
  return {
    type,
    receiver: {
      ...receiver,
      fullName: receiver.fullName.trim(),
      address: receiver.address.trim(),
      city: receiver.city.trim(),
      // Many postal codes abroad contain spaces and letters.
      pincode: country === indiaIsoCode ? normalizePincode(receiver.pincode) : receiver.pincode.trim(),
      ...(country === indiaIsoCode ? {} : { country }),
      contactNumber: normalizeMobile(receiver.contactNumber, receiver.countryCode.replace('+', '')),
    },
    ...(other !== '' && { alternate: { countryCode: alternateCountryCode, contactNumber: other } }),
  }
}
