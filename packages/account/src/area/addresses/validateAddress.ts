import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { type ReceiverError, validateReceiver } from '@store/api-client/contract/rules/validateReceiver'
import type { AddressFieldErrors } from './AddressesState.ts'
import { type AddressField, type AddressValues, addressFields } from './AddressValues.ts'
import { toNewAddress } from './toNewAddress.ts'

/** Returns every validation error of the form by the shared rules; empty when it can be saved. */
export function validateAddress(values: AddressValues, country: number): AddressFieldErrors {
  const { receiver, alternate } = toNewAddress(values, country)
  const isOtherWrong = alternate && !isMobile(alternate.contactNumber, alternate.countryCode.replace('+', ''))
  const found: Readonly<Partial<Record<AddressField, ReceiverError>>> = {
    ...validateReceiver(receiver),
    ...(isOtherWrong && { alternateContactNumber: 'mobile' }),
  }
  const faults: { -readonly [Field in AddressField]?: AddressFieldErrors[Field] } = {}
  for (const field of addressFields) {
    const fault = found[field]
    if (!fault) continue
    // An empty number is missing rather than invalid.
    const isMissing = field === 'contactNumber' && receiver.contactNumber === ''
    faults[field] = { kind: 'rule', fault: isMissing ? 'required' : fault }
  }
  return faults
}
