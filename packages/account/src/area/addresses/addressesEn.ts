import { addressFieldsEn, receiverErrorsEn } from '../../address/addressFieldsEn.ts'
import { phoneCountries } from '../section/phoneCountries.ts'
import type { AddressesMessages } from './AddressesMessages.ts'

const failed = 'Something went wrong, Please try again...'

/** Messages of the address book in English; quoted texts are those of specification 1, sections 5 and 8. */
export const addressesEn: AddressesMessages = {
  ...addressFieldsEn,
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
  countryCode: 'Country code of the mobile number',
  alternateCountryCode: 'Country code of the other mobile number',
  countries: phoneCountries,
  cityHint: 'Filled in from your pincode',
  finding: 'Looking up the city…',
  save: 'Save address',
  saved: 'Address saved.',
  fieldError: (fault) => (fault.kind === 'refused' ? fault.message || failed : receiverErrorsEn[fault.fault]),
  error: (message) => message || failed,
  removal: {
    title: 'Delete this address?',
    question: (name) => `We’ll delete the address of ${name}. Orders you have placed keep it.`,
    remove: 'Delete',
    failed: (message) => message || failed,
  },
}
