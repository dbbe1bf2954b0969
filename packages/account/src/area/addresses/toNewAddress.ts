import type { NewAddress } from '@store/api-client/contract/addresses'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import type { AddressValues } from './AddressValues.ts'

/** Reads what was typed as an address: no spaces around words, numbers however people group them. */
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
      // Spaces and letters belong to many a postal code.
      pincode: country === indiaIsoCode ? normalizePincode(receiver.pincode) : receiver.pincode.trim(),
      ...(country === indiaIsoCode ? {} : { country }),
      contactNumber: normalizeMobile(receiver.contactNumber, receiver.countryCode.replace('+', '')),
    },
    ...(other !== '' && { alternate: { countryCode: alternateCountryCode, contactNumber: other } }),
  }
}
