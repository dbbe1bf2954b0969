import { expect, it } from 'vitest'
import { createIdGenerator } from './createIdGenerator.ts'

it('generates one-time passwords of six digits, including leading zeros', () => {
  const { otp } = createIdGenerator()
  const made = Array.from({ length: 2_000 }, otp)
  expect(made.filter((code) => !/^\d{6}$/.test(code))).toEqual([])
  // About one in ten begins with a zero.
  expect(made.some((code) => code.startsWith('0'))).toBe(true)
  expect(new Set(made).size).toBeGreaterThan(1_900)
})
