import type { NewAddress } from '@store/api-client/contract/addresses'
import { india } from '@store/api-client/contract/rules/isPincode'
import { readMobile } from '@store/api-client/contract/rules/readMobile'
import { readPincode } from '@store/api-client/contract/rules/readPincode'
import type { AddressValues } from './AddressValues.ts'

/** Reads what was typed as an address: no spaces around words, numbers however people group them. */
export function toNewAddress(values: AddressValues, country: number): NewAddress {
  const { type, alternateCountryCode, alternateContactNumber, ...receiver } = values
  const other = readMobile(alternateContactNumber, alternateCountryCode.replace('+', ''))
  return {
    type,
    receiver: {
      ...receiver,
      fullName: receiver.fullName.trim(),
      address: receiver.address.trim(),
      city: receiver.city.trim(),
      // Spaces and letters belong to many a postal code.
      pincode: country === india ? readPincode(receiver.pincode) : receiver.pincode.trim(),
      ...(country === india ? {} : { country }),
      contactNumber: readMobile(receiver.contactNumber, receiver.countryCode.replace('+', '')),
    },
    ...(other !== '' && { alternate: { countryCode: alternateCountryCode, contactNumber: other } }),
  }
}
