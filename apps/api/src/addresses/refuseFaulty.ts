import {
  checkReceiver,
  type Receiver,
  type ReceiverFault,
} from '@store/api-client/contract/rules/checkReceiver'
import { Refusal } from '../http/Refusal.ts'

const texts: Readonly<Record<ReceiverFault, string>> = {
  required: 'This field is required',
  mobile: 'Please enter a valid mobile number',
  pincode: 'Enter a 6 digit pincode',
  postalCode: 'Enter a valid postal code',
  tooLong: 'This is too long',
}

/** Refuses a receiver with the first of its faults. */
export function refuseFaulty(receiver: Receiver): void {
  for (const [field, fault] of Object.entries(checkReceiver(receiver))) {
    throw new Refusal(400, 'invalid', texts[fault], field)
  }
}
