import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRangeHeader } from './parseRangeHeader.ts'

it.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=19-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=-', 'whole'],
])('parses the range %s of a file of 100 bytes as %o', (header, range) => {
  expect(parseRangeHeader(header, 100)).toEqual(range)
})

it('the parser never returns a range outside the file', () => {
  const number = fc.oneof(fc.constant(''), fc.nat(300).map(String))
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 200 }), (from, to, size) => {
      const range = parseRangeHeader(`bytes=${from}-${to}`, size)
      if (typeof range === 'string') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeLessThan(size)
      expect(range.first).toBeLessThanOrEqual(range.last)
    }),
  )
})
