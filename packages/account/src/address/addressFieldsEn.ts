import type { ReceiverError } from '@store/api-client/contract/rules/validateReceiver'
import type { AddressFieldMessages } from './AddressFieldMessages.ts'

/** Messages of the address fields in English; quoted texts are those of the specifications' sections 5 and 8. */
export const addressFieldsEn: AddressFieldMessages = {
  addressType: 'Address type',
  addressTypes: { home: 'Home', office: 'Office', other: 'Others' },
  title: 'Title',
  fullName: 'Full name',
  contactNumber: 'Mobile number',
  alternateContactNumber: 'Another mobile number',
  alternateHint: 'Called only if the first number doesn’t answer',
  address: 'Address',
  addressHint: 'House or flat, street and area',
  landmark: 'Landmark',
  pincode: 'Pincode',
  postalCode: 'Postal code',
  city: 'City',
  optional: '(optional)',
}

/** Error texts of the shared validation rules in English. */
export const receiverErrorsEn: Readonly<Record<ReceiverError, string>> = {
  required: 'This field is required',
  name: 'Please enter valid name',
  mobile: 'Please enter a valid mobile number',
  pincode: 'Enter a 6 digit pincode',
  postalCode: 'Enter a valid postal code',
  tooLong: 'This is too long',
}
