import type { Receiver } from '@store/api-client/contract/rules/validateReceiver'

/** A receiver in Bengaluru. */
export const testReceiver: Receiver = {
  title: 'Mr.',
  fullName: 'Vikram Iyer',
  address: '12 Church Street',
  city: 'Bengaluru',
  pincode: '560001',
  countryCode: '+91',
  contactNumber: '9876543210',
}
