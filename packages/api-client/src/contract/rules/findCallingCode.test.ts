import { expect, it } from 'vitest'
import { findCallingCode } from './findCallingCode.ts'

it.each([
  [356, '91'],
  [826, '44'],
  [840, '1'],
  [784, '971'],
  [36, '61'],
  [124, '1'],
  [276, '49'],
  [702, '65'],
  [999, undefined],
])('country %i has the calling code %s', (country, code) => {
  expect(findCallingCode(country)).toBe(code)
})
