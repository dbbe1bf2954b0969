import { expect, it } from 'vitest'
import { addressFields, optionalAddressFields, requiredAddressFields } from './addressFields.ts'
import { type Receiver, validateReceiver } from './validateReceiver.ts'

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

it.each(requiredAddressFields)('requires $name', ({ name }) => {
  expect(validateReceiver({ ...asha, [name]: ' ' })).toEqual({ [name]: 'required' })
})

it.each(addressFields.filter(({ group }) => group !== 'phone'))('limits the length of $name', (field) => {
  const { name, maxLength } = field
  expect(validateReceiver({ ...asha, [name]: '💐'.repeat(maxLength) })[name]).not.toBe('tooLong')
  expect(validateReceiver({ ...asha, [name]: '9'.repeat(maxLength + 1) })[name]).toBe('tooLong')
})

it('rejects a URL as a name, but reports an empty or long name as such', () => {
  expect(validateReceiver({ ...asha, fullName: 'www.example.com' })).toEqual({ fullName: 'name' })
  const long = `www.${'a'.repeat(100)}`
  expect(validateReceiver({ ...asha, fullName: long })).toEqual({ fullName: 'tooLong' })
  expect(validateReceiver({ ...asha, fullName: '' })).toEqual({ fullName: 'required' })
})

it.each(optionalAddressFields)('accepts a receiver without $name', ({ name }) => {
  expect(validateReceiver({ ...asha, [name]: '' })).toEqual({})
})

it('validates the alternate mobile number by the same rules as the first one', () => {
  expect(validateReceiver(asha, { countryCode: '+44', contactNumber: '7700900123' })).toEqual({})
  expect(validateReceiver(asha, { countryCode: '+91', contactNumber: '1' })).toEqual({
    alternateContactNumber: 'mobile',
  })
})

it('validates pincode and mobile number by the rules of the country', () => {
  expect(validateReceiver({ ...asha, pincode: '56000', contactNumber: '123' })).toEqual({
    pincode: 'pincode',
    contactNumber: 'mobile',
  })
  expect(validateReceiver({ ...asha, country: 840, pincode: '?' })).toEqual({ pincode: 'postalCode' })
})
