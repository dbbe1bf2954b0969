import type { CallGroupDocs } from '../call/index.ts'
import { receiverFieldDescriptions } from '../orders/receiverFieldDescriptions.ts'
import type { addressCalls } from './addressCalls.ts'
import { addressesResponseSchema } from './listAddresses.ts'
import { savedAddressSchema } from './SavedAddress.ts'

/** API reference of the address book. */
export const addressesCallDocs: CallGroupDocs<typeof addressCalls> = {
  schemas: { AddressesResponse: addressesResponseSchema, SavedAddress: savedAddressSchema },
  fields: {
    all: {
      ...receiverFieldDescriptions,
      sno: 'Id of the address (serial number).',
      title: 'Title of the receiver.',
    },
    AddressesResponse: { data: 'The whole address book, most recently used first.' },
    SavedAddress: {
      delivery_first_name: 'Full name of the receiver.',
      delivery_phone: 'Telephone number without calling code.',
      delivery_street1: 'House, street and area.',
      delivery_landmark: 'Landmark that helps to find the door; may be empty.',
      delivery_postal_code: 'Pincode.',
      delivery_city: 'City.',
      delivery_country: 'ISO numeric code of the country.',
      delivery_phone_code: 'Calling code with plus.',
      delivery_alternate_phone: 'Another number that the courier can call; may be empty.',
      delivery_alternate_phone_code: 'Calling code of that number, with plus.',
      delivery_zone: 'Id of the delivery zone; empty where there are no zones.',
      zone_name: 'Name of the delivery zone; the city where there are no zones.',
      address_type: 'Kind of address: `1` home, `2` office, anything else other.',
      receiver_title: 'Title of the receiver.',
    },
    list: { user_id: 'Id of the account; a hint.', in: 'Always `0`.' },
  },
  calls: {
    add: { errors: { 400: ['city_mismatch'], 422: ['too_many'] } },
  },
}
