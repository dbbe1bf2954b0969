import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { otpSchema } from '../login/otpSchema.ts'
import { otpLength, parseOtp } from './parseOtp.ts'

describe('a one-time password', () => {
  // Fewer digits would make a code easy to guess: changing this changes a security limit.
  it('has six digits (specification 1, section 9)', () => {
    expect(otpLength).toBe(6)
  })

  it.each(['012345', ' 012 345 ', '012-345'])('is parsed from %j as typed', (typed) => {
    expect(parseOtp(typed)).toBe('012345')
  })

  it.each(['', '1234', '12345', '1234567', '12345a', '١٢٣٤٥٦'])('is not parsed from %j as typed', (typed) => {
    expect(parseOtp(typed)).toBeUndefined()
  })
})

describe('a one-time password in a request', () => {
  const read = (otp: unknown) => safeParse(otpSchema, otp)

  it.each([
    ['012345', '012345'],
    [123_456, '123456'],
    [12_345, '012345'],
    [7, '000007'],
    [0, '000000'],
  ])('is parsed from %j with all six digits', (otp, text) => {
    expect(read(otp)).toMatchObject({ success: true, output: text })
  })

  it.each(['', '1234', '12345', '1234567', ' 12345', 1_000_000, -1, 1.5, null])(
    'is not parsed from %j',
    (otp) => {
      expect(read(otp).success).toBe(false)
    },
  )
})
