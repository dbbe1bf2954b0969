import { expect, it } from 'vitest'
import { normalizeMobile } from './normalizeMobile.ts'

it.each([
  '9876543210',
  ' 98765 43210 ',
  '98765-43210',
  '+919876543210',
  '+91 98765-43210',
  '09876543210',
  '0 98765 43210',
  '(098765) 43210',
  '+91 98765.43210',
  '९८७६५ ४३२१०',
  '+৯১৯৮৭৬৫৪৩২১০',
])('normalizes %j, as people in India type mobile numbers', (typed) => {
  expect(normalizeMobile(typed)).toBe('9876543210')
})

it.each(['', '12345', '0987654321', '919876543210', '98765a43210', '98765/43210', '+449876543210'])(
  'leaves %j unchanged, so that the validation rejects it',
  (typed) => {
    expect(normalizeMobile(typed)).toBe(typed)
  },
)

it.each(['(415) 555-2671', '415.555.2671', '+1 (415) 555-2671', '+1.415.555.2671'])(
  'normalizes %j, as people and autofill write numbers of the USA',
  (typed) => {
    expect(normalizeMobile(typed, '1')).toBe('4155552671')
  },
)

it.each(['+44 7700 900123', '07700 900123', '+44 (0)7700 900123', '7700 900123', '(07700) 900-123'])(
  'normalizes %j, as people in the UK type mobile numbers',
  (typed) => {
    expect(normalizeMobile(typed, '44')).toBe('7700900123')
  },
)

it.each([
  ['0151 23456789', '49', '15123456789'],
  ['0412 345 678', '61', '412345678'],
  ['050 123 4567', '971', '501234567'],
])('removes from %j the zero that people dial before numbers within country %s', (typed, code, number) => {
  expect(normalizeMobile(typed, code)).toBe(number)
})

it.each([
  ['06123456789', '39'],
  ['0123456789', '1'],
  ['01234567', '65'],
  ['00447700900123', '44'],
  ['0', '44'],
  ['01234', '44'],
])('keeps the zero of %j with country code %s, where it is no national prefix', (typed, code) => {
  expect(normalizeMobile(typed, code)).toBe(typed)
})
