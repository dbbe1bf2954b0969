import { expect, it } from 'vitest'
import { isMobile } from './isMobile.ts'

it.each(['987654321', '98765432101', '+98765432101', '98765 4321', '98765a4321', ''])(
  'rejects %j in India, where a mobile number has ten digits',
  (text) => {
    expect(isMobile(text)).toBe(false)
  },
)

it('accepts a mobile number of ten digits in India', () => {
  expect(isMobile('9876543210')).toBe(true)
})

it('accepts a mobile number of 8 to 14 digits abroad', () => {
  const accepted = [7, 8, 14, 15].map((digits) => isMobile('7'.repeat(digits), '44'))
  expect(accepted).toEqual([false, true, true, false])
})
