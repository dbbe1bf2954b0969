import { expect, it } from 'vitest'
import { type Receiver, receiverLimits, validateReceiver } from './validateReceiver.ts'

const asha: Receiver = {
  title: 'Mrs.',
  fullName: 'Asha Menon',
  address: '12 Church Street',
  city: 'Bengaluru',
  pincode: '560001',
  countryCode: '+91',
  contactNumber: '9876543210',
}

it('accepts a receiver in India and abroad', () => {
  expect(validateReceiver(asha)).toEqual({})
  const abroad = { country: 826, pincode: 'SW1A 1AA', countryCode: '+44', contactNumber: '7700900123' }
  expect(validateReceiver({ ...asha, ...abroad })).toEqual({})
})

it.each(['fullName', 'address', 'city', 'pincode'] as const)('requires %s', (field) => {
  expect(validateReceiver({ ...asha, [field]: ' ' })).toEqual({ [field]: 'required' })
})

it.each(['fullName', 'address', 'city'] as const)('accepts %s up to its limit, and no longer', (field) => {
  const limit = receiverLimits[field]
  expect(validateReceiver({ ...asha, [field]: '💐'.repeat(limit) })).toEqual({})
  expect(validateReceiver({ ...asha, [field]: 'a'.repeat(limit + 1) })).toEqual({ [field]: 'tooLong' })
})

it('validates pincode and number by the country', () => {
  expect(validateReceiver({ ...asha, pincode: '56000', contactNumber: '123' })).toEqual({
    pincode: 'pincode',
    contactNumber: 'mobile',
  })
  expect(validateReceiver({ ...asha, country: 840, pincode: '?' })).toEqual({ pincode: 'postalCode' })
})
