import { validateReceiver } from '@store/api-client/contract/rules/validateReceiver'
import { toFieldErrors } from '../../store/toFieldErrors.ts'
import { toReceiver } from '../../store/toReceiver.ts'
import type { AddressFieldErrors } from './AddressesState.ts'
import type { AddressFormValues } from './AddressFormValues.ts'

/** Returns every validation error of the form by the shared rules; empty when it can be saved. */
export function validateAddress(values: AddressFormValues, country: number): AddressFieldErrors {
  const { receiver, alternate } = toReceiver(values, country, values.alternateCountryCode)
  return toFieldErrors(validateReceiver(receiver, alternate))
}
