import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { createOtp } from '../../testing/createOtp.ts'
import { otpSchema } from '../login/otpSchema.ts'
import { otpLength, parseOtp } from './parseOtp.ts'

describe('a one-time password', () => {
  // Fewer digits would make OTPs easier to guess, so this test fails when the length changes.
  it('has six digits (specification 1, section 9)', () => {
    expect(otpLength).toBe(6)
  })

  const otp = createOtp(12_345)
  const spaced = (sign: string) => `${otp.slice(0, 2)}${sign}${otp.slice(2)}`

  it.each([otp, ` ${spaced(' ')} `, spaced('-')])('is parsed from %j as typed', (typed) => {
    expect(parseOtp(typed)).toBe(otp)
  })

  it.each(['', otp.slice(2), otp.slice(1), `${otp}7`, `${otp.slice(1)}a`, '١٢٣٤٥٦'.slice(0, otpLength)])(
    'is not parsed from %j as typed',
    (typed) => {
      expect(parseOtp(typed)).toBeUndefined()
    },
  )
})

describe('a one-time password in a request', () => {
  const read = (otp: unknown) => safeParse(otpSchema, otp)

  it.each([
    [createOtp(12_345), createOtp(12_345)],
    [Number(createOtp()), createOtp()],
    [7, '7'.padStart(otpLength, '0')],
    [0, '0'.repeat(otpLength)],
  ])('keeps all digits, including leading zeros, of %j', (otp, text) => {
    expect(read(otp)).toMatchObject({ success: true, output: text })
  })

  const otp = createOtp()

  it.each(['', otp.slice(2), otp.slice(1), `${otp}7`, ` ${otp.slice(1)}`, 10 ** otpLength, -1, 1.5, null])(
    'is not parsed from %j',
    (wrong) => {
      expect(read(wrong).success).toBe(false)
    },
  )
})
