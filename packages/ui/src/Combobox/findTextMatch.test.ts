import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findTextMatch } from './findTextMatch.ts'

const emphasised = (text: string, typed: string) => {
  const match = findTextMatch(text, typed)
  return match && text.slice(match.start, match.end)
}

it.each([
  ['New Delhi', 'new d', 'New D'],
  ['Bengaluru', '  beng', 'Beng'],
  ['नई दिल्ली', 'दि', 'दि'],
  ['Sector 4 (West)', '(w', '(W'],
  ['İzmir', 'zm', 'zm'],
  ['Pune', 'delhi', undefined],
  ['Pune', ' ', undefined],
])('in %s, the typed text %s matches %s', (text, typed, found) => {
  expect(emphasised(text, typed)).toBe(found)
})

it('prefers a match at the start of a word', () => {
  expect(findTextMatch('Vasant Kunj, Sant Nagar', 'sant')).toEqual({ start: 13, end: 17 })
})

it('treats the typed text literally, never as a pattern', () => {
  const plain = (text: string) => text.toUpperCase().toLowerCase()
  const typing = fc.oneof(
    fc.string({ unit: 'grapheme-ascii' }),
    fc.string({ unit: fc.constantFrom(...'a|.*+?^$-/[](){}') }),
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), typing, (around, typed) => {
      const text = around + typed + around
      const found = emphasised(text, typed)
      expect(found === undefined ? '' : plain(found)).toBe(plain(typed.trim()))
    }),
  )
})
