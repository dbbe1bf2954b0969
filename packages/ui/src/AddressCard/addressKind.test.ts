import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addressKind } from './addressKind.ts'

it('recognizes home and office', () => {
  expect([addressKind('1'), addressKind('2')]).toEqual(['home', 'office'])
})

it('treats every other type as another address', () => {
  const others = fc.string().filter((type) => type !== '1' && type !== '2')
  fc.assert(
    fc.property(others, (type) => {
      expect(addressKind(type)).toBe('others')
    }),
  )
})
