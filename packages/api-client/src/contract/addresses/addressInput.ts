import { type InferOutput, object, picklist } from 'valibot'
import {
  alternateNumberFields,
  parseAlternateNumber,
  receiverSchemaFields,
  serializeAlternateNumber,
} from '../orders/receiverSchema.ts'
import { parseAddressType, serializeAddressType } from '../rules/addressType.ts'
import type { NewAddress } from './NewAddress.ts'

/** Address fields of a request; names as in specification 1, section 3. */
export const addressRequestFields = {
  ...receiverSchemaFields,
  addressType: picklist(['1', '2', '3']),
  ...alternateNumberFields,
}

const fields = object(addressRequestFields)

/** Parses the fields of a request as an address. */
export const parseAddress = ({
  addressType,
  alternateCountryCode,
  alternateContactNumber,
  ...receiver
}: InferOutput<typeof fields>): NewAddress => ({
  type: parseAddressType(addressType),
  receiver,
  ...parseAlternateNumber({ alternateCountryCode, alternateContactNumber }),
})

/** Serializes an address to the fields of a request. */
export const serializeAddress = ({ type, receiver, alternate }: NewAddress) => ({
  ...receiver,
  addressType: serializeAddressType(type),
  ...serializeAlternateNumber(alternate),
})
