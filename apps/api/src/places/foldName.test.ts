import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldName } from './foldName.ts'
import { readSearchText } from './readSearchText.ts'

describe('the name as it is searched', () => {
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
  ])('writes %j as %j', (name, folded) => {
    expect(foldName(name)).toBe(folded)
  })

  it('stays what it is when it is written so again, and has nothing that a pattern could mistake', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const folded = foldName(name)
        expect(foldName(folded)).toBe(folded)
        expect(folded).not.toMatch(/[%_\\\0]|^ | {2}| $/)
      }),
    )
  })

  it('is cut to a hundred characters, however long the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 90, maxLength: 400 }), (text) => {
        expect(readSearchText(text).length).toBeLessThanOrEqual(100)
      }),
    )
    expect(readSearchText('ﷺ'.repeat(100)).length).toBeLessThanOrEqual(100)
  })
})
