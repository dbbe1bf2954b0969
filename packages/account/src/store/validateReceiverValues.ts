import type { ReceiverError } from '@store/api-client/contract/orders'
import { countCharacters } from '@store/api-client/contract/rules/countCharacters'
import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { isPersonName } from '@store/api-client/contract/rules/isPersonName'
import { indiaIsoCode } from '@store/api-client/contract/rules/isPincode'
import { senderLimits } from '@store/api-client/contract/rules/senderLimits'
import { validateReceiver } from '@store/api-client/contract/rules/validateReceiver'
import type { ReceiverFieldErrors } from './ReceiverState.ts'
import { type ReceiverField, type ReceiverValues, receiverFields } from './ReceiverValues.ts'
import { toOrderRequest } from './toOrderRequest.ts'

/**
 * Returns all errors of the field values of an order to a country, by the rules shared with the server; empty when
 * it can be ordered.
 */
export function validateReceiverValues(
  values: ReceiverValues,
  country: number = indiaIsoCode,
): ReceiverFieldErrors {
  const { receiver, senderName, message, alternate, courierNote = '' } = toOrderRequest(values, country)
  const countryCode = receiver.countryCode.replace('+', '')
  const found: Readonly<Partial<Record<ReceiverField, ReceiverError>>> = {
    ...validateReceiver(receiver),
    ...(!isPersonName(senderName) && { senderName: 'name' }),
    ...(countCharacters(senderName) > senderLimits.name && { senderName: 'tooLong' }),
    ...(countCharacters(message) > senderLimits.message && { message: 'tooLong' }),
    ...(countCharacters(courierNote) > senderLimits.courierNote && { courierNote: 'tooLong' }),
    ...(alternate && !isMobile(alternate.contactNumber, countryCode) && { alternateContactNumber: 'mobile' }),
  }
  const faults: { -readonly [Field in keyof ReceiverFieldErrors]: ReceiverFieldErrors[Field] } = {}
  for (const field of receiverFields) {
    const fault = found[field]
    if (!fault) continue
    // An empty number is reported as missing, not as invalid.
    const isMissing = field === 'contactNumber' && receiver.contactNumber === ''
    faults[field] = { kind: 'rule', fault: isMissing ? 'required' : fault }
  }
  return faults
}

/** Returns the first invalid field in display order; `undefined` when all are valid. */
export const firstInvalidField = (faults: ReceiverFieldErrors): ReceiverField | undefined =>
  receiverFields.find((field) => faults[field])
