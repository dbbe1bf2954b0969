import { phoneCountries } from '../section/phoneCountries.ts'
import type { AddressesMessages } from './AddressesMessages.ts'

const failed = 'Something went wrong, Please try again...'

/** Messages of the address book in English; quoted texts are those of specification 1, sections 5 and 8. */
export const addressesEn: AddressesMessages = {
  heading: 'Saved Addresses',
  lead: 'Most recently used first.',
  empty: 'No saved addresses yet. Save one to check out faster next time.',
  add: 'New address',
  edit: 'Edit',
  editNamed: (name) => `Edit the address of ${name}`,
  remove: 'Delete',
  removeNamed: (name) => `Delete the address of ${name}`,
  newAddress: 'New address',
  changeAddress: 'Edit address',
  type: 'Address type',
  typeOption: { home: 'Home', office: 'Office', other: 'Others' },
  title: 'Title',
  fullName: 'Full name',
  contactNumber: 'Mobile number',
  alternateContactNumber: 'Another mobile number',
  alternateHint: 'Called only if the first number doesn’t answer',
  countryCode: 'Country code of the mobile number',
  alternateCountryCode: 'Country code of the other mobile number',
  countries: phoneCountries,
  address: 'Address',
  addressHint: 'House or flat, street and area',
  pincode: 'Pincode',
  postalCode: 'Postal code',
  city: 'City',
  cityHint: 'Filled in from your pincode',
  finding: 'Looking up the city…',
  save: 'Save address',
  saved: 'Address saved.',
  fieldError: (fault) => {
    if (fault.kind === 'refused') return fault.message || failed
    switch (fault.fault) {
      case 'required':
        return 'This field is required'
      case 'name':
        return 'Please enter valid name'
      case 'mobile':
        return 'Please enter a valid mobile number'
      case 'pincode':
        return 'Enter a 6 digit pincode'
      case 'postalCode':
        return 'Enter a valid postal code'
      case 'tooLong':
        return 'This is too long'
    }
  },
  error: (message) => message || failed,
  removal: {
    title: 'Delete this address?',
    question: (name) => `We’ll delete the address of ${name}. Orders you have placed keep it.`,
    remove: 'Delete',
    failed: (message) => message || failed,
  },
}
