import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalizeName } from './normalizeName.ts'
import { normalizeSearchText } from './normalizeSearchText.ts'

describe('normalizeName', () => {
  it.each([
    ['Zürich', 'zurich'],
    ['Thāne', 'thane'],
    ['İstanbul', 'istanbul'],
    ['Łódź', 'lodz'],
    ['Ærøskøbing', 'aeroskobing'],
    ["Cox's Bazar", 'coxs bazar'],
    ['St. John’s', 'st johns'],
    ['  New   Delhi ', 'new delhi'],
    ['Winston-Salem', 'winston salem'],
    ['560 034', '560 034'],
    ['दिल्ली', 'दलल'],
    ['%_\\', ''],
  ])('turns %j into %j', (name, folded) => {
    expect(normalizeName(name)).toBe(folded)
  })

  it('is idempotent and returns no pattern characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const folded = normalizeName(name)
        expect(normalizeName(folded)).toBe(folded)
        expect(folded).not.toMatch(/[%_\\\0]|^ | {2}| $/)
      }),
    )
  })

  it('truncates the text to a hundred characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 90, maxLength: 400 }), (text) => {
        expect(normalizeSearchText(text).length).toBeLessThanOrEqual(100)
      }),
    )
    expect(normalizeSearchText('ﷺ'.repeat(100)).length).toBeLessThanOrEqual(100)
  })
})
