import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getAddressTypeName } from './getAddressTypeName.ts'

it('recognizes home and office', () => {
  expect([getAddressTypeName('1'), getAddressTypeName('2')]).toEqual(['home', 'office'])
})

it('treats every other type as another address', () => {
  const others = fc.string().filter((type) => type !== '1' && type !== '2')
  fc.assert(
    fc.property(others, (type) => {
      expect(getAddressTypeName(type)).toBe('others')
    }),
  )
})
