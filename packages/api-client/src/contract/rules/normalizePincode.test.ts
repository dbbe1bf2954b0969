import { expect, it } from 'vitest'
import { normalizePincode } from './normalizePincode.ts'

it.each(['560001', ' 560 001 ', '560-001', '५६०००१', '৫৬০ ০০১'])('normalizes %j', (typed) => {
  expect(normalizePincode(typed)).toBe('560001')
})

it.each(['', '56', '56000a'])('leaves %j unchanged, so that the validation rejects it', (typed) => {
  expect(normalizePincode(typed)).toBe(typed)
})
