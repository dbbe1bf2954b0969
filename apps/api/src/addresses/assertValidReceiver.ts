import type { AlternateContact } from '@store/api-client/contract/addresses'
import {
  type Receiver,
  type ReceiverError,
  validateReceiver,
} from '@store/api-client/contract/rules/validateReceiver'
import { HttpError } from '../http/HttpError.ts'

const texts: Readonly<Record<ReceiverError, string>> = {
  required: 'This field is required',
  name: 'Please enter valid name',
  mobile: 'Please enter a valid mobile number',
  pincode: 'Enter a 6 digit pincode',
  postalCode: 'Enter a valid postal code',
  tooLong: 'This is too long',
}

/** Rejects an invalid receiver or alternate number with the first field error. */
export function assertValidReceiver(receiver: Receiver, alternate?: AlternateContact | null): void {
  for (const [field, fault] of Object.entries(validateReceiver(receiver, alternate))) {
    throw new HttpError(400, 'invalid', texts[fault], field)
  }
}
