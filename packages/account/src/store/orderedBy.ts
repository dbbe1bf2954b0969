import type { PlaceOrder } from '@store/api-client/contract/orders'
import { readMobile } from '@store/api-client/contract/rules/readMobile'
import { readPincode } from '@store/api-client/contract/rules/readPincode'
import type { ReceiverValues } from './ReceiverValues.ts'

/** Reads what was typed as an order takes it: no spaces around words, numbers however people group them. */
export function orderedBy(values: ReceiverValues): Pick<PlaceOrder, 'receiver' | 'senderName' | 'message'> {
  const { senderName, message, ...receiver } = values
  return {
    receiver: {
      ...receiver,
      fullName: receiver.fullName.trim(),
      address: receiver.address.trim(),
      city: receiver.city.trim(),
      pincode: readPincode(receiver.pincode),
      contactNumber: readMobile(receiver.contactNumber, receiver.countryCode.replace('+', '')),
    },
    senderName: senderName.trim(),
    message: message.trim(),
  }
}
