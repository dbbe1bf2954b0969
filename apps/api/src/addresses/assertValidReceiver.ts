import type { AlternateContact } from '@store/api-client/contract/addresses'
import { isMobile } from '@store/api-client/contract/rules/isMobile'
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

/** Rejects an invalid receiver with its first field error; an alternate number follows the rules of the main one. */
export function assertValidReceiver(receiver: Receiver, alternate?: AlternateContact | null): void {
  for (const [field, fault] of Object.entries(validateReceiver(receiver))) {
    throw new HttpError(400, 'invalid', texts[fault], field)
  }
  if (alternate && !isMobile(alternate.contactNumber, alternate.countryCode.replace('+', ''))) {
    throw new HttpError(400, 'invalid', texts.mobile, 'alternateContactNumber')
  }
}
