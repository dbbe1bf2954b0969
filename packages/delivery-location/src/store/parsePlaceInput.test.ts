import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePlaceInput } from './parsePlaceInput.ts'

const india = 356
// A country whose postal code format is unknown here.
const ireland = 372
const digits = fc.stringMatching(/^[1-9]\d{5}$/)

it('parses a pincode of India with any spacing', () => {
  fc.assert(
    fc.property(
      digits,
      fc.nat(6),
      fc.constantFrom(' ', '-', ''),
      fc.boolean(),
      (pincode, at, gap, takesNames) => {
        const typed = ` ${pincode.slice(0, at)}${gap}${pincode.slice(at)} `
        expect(parsePlaceInput(typed, india, takesNames)).toEqual({ kind: 'pincode', pincode })
      },
    ),
  )
})

it('keeps every character of a postal code of another country', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Z0-9][A-Z0-9 -]{2,8}[0-9]$/), fc.boolean(), (code, takesNames) => {
      expect(parsePlaceInput(code, ireland, takesNames)).toEqual({ kind: 'pincode', pincode: code })
    }),
  )
})

it('returns a valid result for any text', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.constantFrom(india, ireland, 840),
      fc.boolean(),
      (typed, country, takesNames) => {
        const read = parsePlaceInput(typed, country, takesNames)
        if (read.kind === 'name') expect(read.text.length).toBeGreaterThanOrEqual(3)
        if (read.kind === 'name') expect(takesNames).toBe(true)
        if (read.kind === 'pincode' && country === india) expect(read.pincode).toMatch(/^[1-9]\d{5}$/)
      },
    ),
  )
})

it.each([
  ['Pune', true, { kind: 'name', text: 'Pune' }],
  ['Pune', false, { kind: 'malformed', wanted: 'pincode' }],
  ['Pu', true, { kind: 'malformed', wanted: 'place' }],
  ['56', true, { kind: 'malformed', wanted: 'pincode' }],
  ['५६', true, { kind: 'malformed', wanted: 'pincode' }],
  ['५६०००१', true, { kind: 'pincode', pincode: '560001' }],
  ['৫৬০০০১', false, { kind: 'pincode', pincode: '560001' }],
  ['सेक्टर ६२', true, { kind: 'name', text: 'सेक्टर ६२' }],
  ['पुणे', true, { kind: 'name', text: 'पुणे' }],
])('parses the typed text %j in India', (typed, takesNames, read) => {
  expect(parsePlaceInput(typed, india, takesNames)).toEqual(read)
})

it.each([
  [india, '000000', true],
  [india, '012 345', false],
  [840, 'K1A 0B1', true],
  [840, '560001', false],
])('for country %i, rejects a code with another format: %j', (country, typed, takesNames) => {
  expect(parsePlaceInput(typed, country, takesNames)).toEqual({ kind: 'noPlace' })
})

it.each([
  ['London', true, { kind: 'name', text: 'London' }],
  ['London', false, { kind: 'pincode', pincode: 'London' }],
  ['AB1', true, { kind: 'name', text: 'AB1' }],
  ['123', true, { kind: 'malformed', wanted: 'postalCode' }],
  ['1234', true, { kind: 'pincode', pincode: '1234' }],
])('parses the typed text %j abroad', (typed, takesNames, read) => {
  expect(parsePlaceInput(typed, ireland, takesNames)).toEqual(read)
})

it.each([
  [840, 'Pier 39'],
  [840, 'PIER 39'],
  [840, '5 Rue 2'],
  [826, 'High St 4'],
  [ireland, 'Pier 39'],
  [ireland, 'villa 12'],
])('for country %i, parses a short address with a digit as a name: %j', (country, typed) => {
  expect(parsePlaceInput(typed, country, true)).toEqual({ kind: 'name', text: typed })
})

it.each(['D02 X285', 'd02 x285', 'VLT 1117', 'vlt 1117', 'FIQQ 1ZZ'])(
  'parses %j as a postal code of a country with an unknown format',
  (typed) => {
    expect(parsePlaceInput(typed, ireland, true)).toEqual({ kind: 'pincode', pincode: typed })
  },
)

it('does not parse a short address as a name where the location must be a postal code', () => {
  expect(parsePlaceInput('Pier 39', 840, false)).toEqual({ kind: 'noPlace' })
})
