import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { isPersonName } from '@store/api-client/contract/rules/isPersonName'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { senderTextLimits } from '@store/api-client/contract/rules/senderTextLimits'
import { validateReceiver } from '@store/api-client/contract/rules/validateReceiver'
import type { ReceiverFieldErrors } from './ReceiverState.ts'
import { type ReceiverField, type ReceiverValues, receiverFields } from './ReceiverValues.ts'
import { toFieldErrors } from './toFieldErrors.ts'
import { toPlaceOrderRequest } from './toPlaceOrderRequest.ts'

/**
 * Returns all errors of the field values for an order to a country, by the rules shared with the server; empty if the
 * order can be placed.
 */
export function validateReceiverValues(
  values: ReceiverValues,
  country: number = indiaIsoCode,
): ReceiverFieldErrors {
  const { receiver, senderName, message, alternate, courierNote = '' } = toPlaceOrderRequest(values, country)
  return toFieldErrors({
    ...validateReceiver(receiver, alternate),
    ...(!isPersonName(senderName) && { senderName: 'name' }),
    ...(countCharacters(senderName) > senderTextLimits.name && { senderName: 'tooLong' }),
    ...(countCharacters(message) > senderTextLimits.message && { message: 'tooLong' }),
    ...(countCharacters(courierNote) > senderTextLimits.courierNote && { courierNote: 'tooLong' }),
  })
}

/** Returns the first invalid field in display order; `undefined` when all are valid. */
export const findFirstInvalidField = (faults: ReceiverFieldErrors): ReceiverField | undefined =>
  receiverFields.find((field) => faults[field])
