import type { PlaceOrderRequest } from '@store/api-client/contract/orders'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import type { ReceiverValues } from './ReceiverValues.ts'
import { toReceiver } from './toReceiver.ts'

/** Converts the typed values to an order request: trims texts and removes the grouping of numbers. */
export function toPlaceOrderRequest(
  values: ReceiverValues,
  country: number = indiaIsoCode,
): Omit<PlaceOrderRequest, 'orderKey' | 'version' | 'total'> {
  const { senderName, message, addressType } = values
  const note = values.courierNote.trim()
  return {
    ...toReceiver(values, country),
    senderName: senderName.trim(),
    message: message.trim(),
    addressType,
    ...(note !== '' && { courierNote: note }),
  }
}
