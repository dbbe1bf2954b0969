import type { PlaceOrder } from '@store/api-client/contract/orders'
import { india } from '@store/api-client/contract/rules/isPincode'
import { readMobile } from '@store/api-client/contract/rules/readMobile'
import { readPincode } from '@store/api-client/contract/rules/readPincode'
import type { ReceiverValues } from './ReceiverValues.ts'

/** Reads what was typed as an order to a country takes it: no spaces around words, numbers however people group them. */
export function toOrderRequest(
  values: ReceiverValues,
  country: number = india,
): Omit<PlaceOrder, 'orderKey' | 'version' | 'total'> {
  const { senderName, message, addressType, alternateContactNumber, courierNote, ...receiver } = values
  const { countryCode } = receiver
  const other = readMobile(alternateContactNumber, countryCode.replace('+', ''))
  const note = courierNote.trim()
  return {
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
    senderName: senderName.trim(),
    message: message.trim(),
    addressType,
    ...(other !== '' && { alternate: { countryCode, contactNumber: other } }),
    ...(note !== '' && { courierNote: note }),
  }
}
