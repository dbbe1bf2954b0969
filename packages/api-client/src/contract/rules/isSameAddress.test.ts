import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSameAddress } from './isSameAddress.ts'

const receiver = {
  title: 'Mr.',
  fullName: 'Vikram Iyer',
  address: '12 Church Street',
  city: 'Bengaluru',
  pincode: '560001',
  countryCode: '+91',
  contactNumber: '9876543210',
} as const

it.each([
  [{ address: '  12  church STREET ' }, true],
  [{ country: 356 }, true],
  [{ fullName: 'VIKRAM iyer' }, true],
  [{ address: '12 Church Streets' }, false],
  [{ fullName: 'Vikram', address: 'Iyer 12 Church Street' }, false],
  [{ title: 'Ms.' }, false],
  [{ pincode: '560002' }, false],
  [{ country: 840 }, false],
  [{ countryCode: '+1' }, false],
  [{ contactNumber: '9876543211' }, false],
] as const)('decides whether addresses that differ in %j are the same: %s', (change, isSame) => {
  expect(isSameAddress(receiver, { ...receiver, ...change })).toBe(isSame)
})

it('ignores spaces and letter case in an address', () => {
  const spaced = fc.record({
    before: fc.constantFrom('', ' ', '\n'),
    between: fc.constantFrom(' ', '  ', '\t'),
    isLoud: fc.boolean(),
  })
  fc.assert(
    fc.property(spaced, ({ before, between, isLoud }) => {
      const typed = before + receiver.address.replaceAll(' ', between)
      const address = isLoud ? typed.toUpperCase() : typed
      expect(isSameAddress(receiver, { ...receiver, address })).toBe(true)
    }),
  )
})
