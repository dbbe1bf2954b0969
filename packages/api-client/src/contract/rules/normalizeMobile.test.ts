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

it('removes the given country code, but a leading zero only in India', () => {
  expect(normalizeMobile('+44 7700 900123', '44')).toBe('7700900123')
  expect(normalizeMobile('+44 (0)7700 900123', '44')).toBe('07700900123')
  expect(normalizeMobile('06123456789', '39')).toBe('06123456789')
})
