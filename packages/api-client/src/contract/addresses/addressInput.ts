import { type InferOutput, object, optional, picklist } from 'valibot'
import { receiverEntries } from '../orders/receiverSchema.ts'
import { type AlternateContact, parseAddressType, serializeAddressType } from '../rules/addressType.ts'
import type { NewAddress } from './NewAddress.ts'

const { countryCode, contactNumber } = receiverEntries

/** Address fields of a request; names as in specification 1, section 3. */
export const addressEntries = {
  ...receiverEntries,
  addressType: picklist(['1', '2', '3']),
  alternateCountryCode: optional(countryCode),
  alternateContactNumber: optional(contactNumber),
}

const fields = object(addressEntries)

/** Parses the fields of a request as an address; an empty alternate number counts as missing. */
export function parseAddress({
  addressType,
  alternateCountryCode = '+91',
  alternateContactNumber = '',
  ...receiver
}: InferOutput<typeof fields>): NewAddress {
  const alternate: AlternateContact = {
    countryCode: alternateCountryCode,
    contactNumber: alternateContactNumber,
  }
  return {
    type: parseAddressType(addressType),
    receiver,
    ...(alternateContactNumber !== '' && { alternate }),
  }
}

/** Serializes an address to the fields of a request. */
export const serializeAddress = ({ type, receiver, alternate }: NewAddress) => ({
  ...receiver,
  addressType: serializeAddressType(type),
  ...(alternate && {
    alternateCountryCode: alternate.countryCode,
    alternateContactNumber: alternate.contactNumber,
  }),
})
