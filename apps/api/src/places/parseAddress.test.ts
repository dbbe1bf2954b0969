import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAddress } from './parseAddress.ts'

describe('parseAddress', () => {
  it.each([
    ['12 Church Street, Bengaluru 560001', ['560001']],
    ['Bengaluru - 560 001', ['560001']],
    ['near 400001, moved to 560001', ['560001', '400001']],
    ['call 9876543210', []],
    ['call +91 98765 43210', []],
    ['Plot 012345', []],
    ['5600011', []],
    ['', []],
  ])('extracts from %j the pincodes %j', (text, pincodes) => {
    expect(parseAddress(text).pincodes).toEqual(pincodes)
  })

  it('returns the parts of the address from the last to the first, without the pincode and numbers', () => {
    expect(parseAddress('12, Church Street,\nKoramangala ; Bengaluru-560 034, ').parts).toEqual([
      'bengaluru',
      'koramangala',
      'church street',
    ])
  })

  it('matches names as whole words', () => {
    const { includesName } = parseAddress('Flat 4, Hill Road, Bandra (West)')
    expect([
      includesName('bandra west'),
      includesName('Bandra'),
      includesName('Band'),
      includesName(''),
    ]).toEqual([true, true, false, false])
  })

  it('returns well-formed pincodes and a limited number of parts for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc
        .array(fc.constantFrom('560', '034', ' ', ',', '+91', '9876543210', 'Pune', '\n', '-', '१'), {
          maxLength: 30,
        })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const { pincodes, parts } = parseAddress(typed)
        for (const pincode of pincodes) expect(pincode).toMatch(/^[1-9]\d{5}$/)
        expect(new Set(pincodes).size).toBe(pincodes.length)
        expect(parts.length).toBeLessThanOrEqual(6)
        for (const part of parts) expect(part).toMatch(/\p{L}/u)
      }),
    )
  })
})
