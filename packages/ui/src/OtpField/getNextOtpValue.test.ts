import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractDigits } from './extractDigits.ts'
import { getNextOtpValue } from './getNextOtpValue.ts'

const digits = fc.array(fc.nat({ max: 9 }), { maxLength: 8 }).map((list) => list.join(''))
const code = digits.filter(({ length }) => length === 6)
const noise = fc.string().filter((text) => !/\p{Nd}/u.test(text))

describe('extractDigits', () => {
  it.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['००१२३४', '001234'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３４５６', '123456'],
    ['𝟬𝟙𝟚', '012'],
    ['', ''],
    ['none', ''],
  ])('parses %s as %s', (text, read) => {
    expect(extractDigits(text)).toBe(read)
  })

  it('parses the digits of every writing system', () => {
    for (const system of Intl.supportedValuesOf('numberingSystem')) {
      const write = new Intl.NumberFormat('en', { numberingSystem: system, useGrouping: false })
      const written = [...'0123456789'].map((digit) => write.format(Number(digit))).join('')
      // Numeral systems such as Roman and Chinese have no decimal digits.
      if (/^\p{Nd}+$/u.test(written)) expect([system, extractDigits(written)]).toEqual([system, '0123456789'])
    }
  })

  it('keeps every digit in order, whatever characters are between them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(noise, digits)), (parts) => {
        const text = parts.map(([between, run]) => between + run).join('')
        expect(extractDigits(text)).toBe(parts.map(([, run]) => run).join(''))
      }),
    )
  })
})

describe('getNextOtpValue', () => {
  it.each([
    ['', '1', '1'],
    ['12345', '123456', '123456'],
    ['12345', '12345x', '12345'],
    ['123456', '1239456', '123456'],
    ['123456', '12345', '12345'],
    ['123456', '987 654', '987654'],
    ['', '12345678', '123456'],
    ['', 'Order 1042: your code is 048-213.', '048213'],
    ['', '048 213 is your code, valid for 10 minutes', '048213'],
    ['111111', '१२३ ४५६', '123456'],
  ])('for the code %s and the changed text %s, returns %s', (before, text, after) => {
    expect(getNextOtpValue(before, text, 6)).toBe(after)
  })

  it('returns only digits, and at most the allowed number', () => {
    fc.assert(
      fc.property(
        digits,
        fc.string({ unit: 'grapheme' }),
        fc.integer({ min: 1, max: 8 }),
        (before, text, length) => {
          expect(getNextOtpValue(before.slice(0, length), text, length)).toMatch(
            new RegExp(`^\\d{0,${length}}$`),
          )
        },
      ),
    )
  })

  it('extracts a whole code from any surrounding text', () => {
    fc.assert(
      fc.property(code, noise, noise, digits, (pasted, before, after, held) => {
        expect(getNextOtpValue(held.slice(0, 6), before + pasted + after, 6)).toBe(pasted)
      }),
    )
  })
})
