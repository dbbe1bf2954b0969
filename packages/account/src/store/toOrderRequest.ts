import type { PlaceOrderRequest } from '@store/api-client/contract/orders'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import { normalizePincode } from '@store/api-client/contract/rules/normalizePincode'
import type { ReceiverValues } from './ReceiverValues.ts'

/** Converts the typed values to an order request: trims texts and removes the grouping of numbers. */
export function toOrderRequest(
  values: ReceiverValues,
  country: number = indiaIsoCode,
): Omit<PlaceOrderRequest, 'orderKey' | 'version' | 'total'> {
  const { senderName, message, addressType, alternateContactNumber, courierNote, ...receiver } = values
  const { countryCode } = receiver
  const other = normalizeMobile(alternateContactNumber, countryCode.replace('+', ''))
  const note = courierNote.trim()
  return {
    receiver: {
      ...receiver,
      fullName: receiver.fullName.trim(),
      address: receiver.address.trim(),
      city: receiver.city.trim(),
      // Postal codes of many countries contain spaces and letters.
      pincode: country === indiaIsoCode ? normalizePincode(receiver.pincode) : receiver.pincode.trim(),
      ...(country === indiaIsoCode ? {} : { country }),
      contactNumber: normalizeMobile(receiver.contactNumber, receiver.countryCode.replace('+', '')),
    },
    senderName: senderName.trim(),
    message: message.trim(),
    addressType,
    ...(other !== '' && { alternate: { countryCode, contactNumber: other } }),
    ...(note !== '' && { courierNote: note }),
  }
}
