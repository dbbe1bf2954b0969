import type { FieldDescriptions } from '../call/index.ts'

/** Descriptions of the fields of a receiver and of an address in a request. */
export const receiverFieldDescriptions = {
  fullName: 'Full name of the receiver.',
  contactNumber: 'Telephone number without calling code.',
  address: 'House, street and area.',
  landmark: 'Landmark that helps to find the door.',
  country: 'ISO numeric code of the country; India without it.',
  countryCode: 'Calling code with plus.',
  addressType: 'Kind of address: 1 home, 2 office, 3 other.',
  alternateCountryCode: 'Calling code of another number that the courier can call, with plus.',
  alternateContactNumber: 'Another number that the courier can call, without calling code.',
} as const satisfies FieldDescriptions
