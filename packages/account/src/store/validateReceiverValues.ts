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

/** Everything wrong with what stands in the fields of an order to a country, by the rules both sides keep; empty when it can be ordered. */
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
    // An empty number is missing before it is wrong.
    const isMissing = field === 'contactNumber' && receiver.contactNumber === ''
    faults[field] = { kind: 'rule', fault: isMissing ? 'required' : fault }
  }
  return faults
}

/** The first field at fault in the order fields are met; `undefined` when none is. */
export const firstInvalidField = (faults: ReceiverFieldErrors): ReceiverField | undefined =>
  receiverFields.find((field) => faults[field])
