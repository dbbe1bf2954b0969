import { expect, it } from 'vitest'
import { hasPincodeLength, indiaIsoCode, isPincode } from './isPincode.ts'

it.each([
  [indiaIsoCode, '560001'],
  [840, '10001'],
  [840, '10001-1234'],
  [124, 'K1A 0B1'],
  [124, 'k1a0b1'],
  [826, 'SW1A 1AA'],
  [826, 'M1 1AE'],
  [36, '2000'],
  [276, '10115'],
  [702, '018956'],
  // A country without postal codes: any code that is long enough is accepted.
  [784, '00000'],
  [372, 'D02 X285'],
])('accepts the postal code of country %i: %j', (country, code) => {
  expect(isPincode(code, country)).toBe(true)
})

it.each([
  [indiaIsoCode, '000000'],
  [indiaIsoCode, '010001'],
  [indiaIsoCode, '56000'],
  [indiaIsoCode, '560 001'],
  [840, 'K1A 0B1'],
  [840, 'SW1A 1AA'],
  [840, '560001'],
  [124, '10001'],
  [826, 'K1A 0B1'],
  [36, '10115'],
  [784, '123'],
])('rejects a postal code with the wrong format for country %i: %j', (country, code) => {
  expect(isPincode(code, country)).toBe(false)
})

it('distinguishes an invalid postal code from one that is too short', () => {
  expect([hasPincodeLength('000000'), hasPincodeLength('00000')]).toEqual([true, false])
  expect(['1560001', '5600011', '56000x'].map((text) => hasPincodeLength(text))).toEqual([
    false,
    false,
    false,
  ])
  expect(['?K1A 0B1', 'K1A 0B1?', '-1234', '12345678901'].map((text) => hasPincodeLength(text, 840))).toEqual(
    [false, false, false, false],
  )
  expect([hasPincodeLength('K1A 0B1', 840), hasPincodeLength('K1A', 840)]).toEqual([true, false])
})
