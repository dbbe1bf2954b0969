import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getAddressKind } from './getAddressKind.ts'

it('recognizes home and office', () => {
  expect([getAddressKind('1'), getAddressKind('2')]).toEqual(['home', 'office'])
})

it('treats every other type as another address', () => {
  const others = fc.string().filter((type) => type !== '1' && type !== '2')
  fc.assert(
    fc.property(others, (type) => {
      expect(getAddressKind(type)).toBe('others')
    }),
  )
})
