import type { AddressCardMessages } from './AddressCardMessages.ts'

/** English messages of an address card. */
export const addressCardEn: AddressCardMessages = {
  home: 'Home',
  office: 'Office',
  others: 'Others',
  checking: 'Checking delivery…',
  unavailable: 'Delivery not available at this location',
}
