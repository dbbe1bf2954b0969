import { expect, it } from 'vitest'
import { checkReceiver, type Receiver, receiverLimits } from './checkReceiver.ts'

const asha: Receiver = {
  title: 'Mrs.',
  fullName: 'Asha Menon',
  address: '12 Church Street',
  city: 'Bengaluru',
  pincode: '560001',
  countryCode: '+91',
  contactNumber: '9876543210',
}

it('finds no fault with a receiver in India or abroad', () => {
  expect(checkReceiver(asha)).toEqual({})
  const abroad = { country: 826, pincode: 'SW1A 1AA', countryCode: '+44', contactNumber: '7700900123' }
  expect(checkReceiver({ ...asha, ...abroad })).toEqual({})
})

it.each(['fullName', 'address', 'city', 'pincode'] as const)('requires %s', (field) => {
  expect(checkReceiver({ ...asha, [field]: ' ' })).toEqual({ [field]: 'required' })
})

it.each(['fullName', 'address', 'city'] as const)('takes %s up to its limit, and no longer', (field) => {
  const limit = receiverLimits[field]
  expect(checkReceiver({ ...asha, [field]: '💐'.repeat(limit) })).toEqual({})
  expect(checkReceiver({ ...asha, [field]: 'a'.repeat(limit + 1) })).toEqual({ [field]: 'tooLong' })
})

it('judges pincode and number by the country', () => {
  expect(checkReceiver({ ...asha, pincode: '56000', contactNumber: '123' })).toEqual({
    pincode: 'pincode',
    contactNumber: 'mobile',
  })
  expect(checkReceiver({ ...asha, country: 840, pincode: '?' })).toEqual({ pincode: 'postalCode' })
})
