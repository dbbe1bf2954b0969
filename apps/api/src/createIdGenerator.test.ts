import { otpPattern } from '@store/api-client/contract/rules/parseOtp'
import { expect, it } from 'vitest'
import { createIdGenerator } from './createIdGenerator.ts'

it('generates one-time passwords of the length in the contract, including leading zeros', () => {
  const { otp } = createIdGenerator()
  const made = Array.from({ length: 200 }, otp)
  expect(made.filter((code) => !otpPattern.test(code))).toEqual([])
  // About one in ten begins with a zero.
  expect(made.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(made).size).toBeGreaterThan(190)
})
