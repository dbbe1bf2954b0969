import type { PlaceOrder } from '@store/api-client/contract/orders'
import type { ReceiverValues } from './ReceiverValues.ts'

/**
 * Reads what was typed as an order takes it: the spaces and hyphens people group numbers with are left out, and so is a
 * country code that a browser filled in a second time.
 */
export function orderedBy(values: ReceiverValues): Pick<PlaceOrder, 'receiver' | 'senderName' | 'message'> {
  const { senderName, message, ...receiver } = values
  const digits = receiver.contactNumber.replace(/[\s-]/g, '')
  return {
    receiver: {
      ...receiver,
      fullName: receiver.fullName.trim(),
      address: receiver.address.trim(),
      city: receiver.city.trim(),
      pincode: receiver.pincode.replace(/\s/g, ''),
      contactNumber: digits.startsWith(receiver.countryCode)
        ? digits.slice(receiver.countryCode.length)
        : digits,
    },
    senderName: senderName.trim(),
    message: message.trim(),
  }
}
