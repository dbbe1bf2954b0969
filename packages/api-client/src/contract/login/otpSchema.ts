import { integer, maxValue, minValue, number, pipe, regex, string, transform, union } from 'valibot'
import { formatOtp, otpLength, otpPattern } from '../rules/parseOtp.ts'

/**
 * Parses a one-time password (OTP) sent as number (as specified) or as text; restores the leading zeros that a
 * number lost.
 */
export const otpSchema = union([
  pipe(number(), integer(), minValue(0), maxValue(10 ** otpLength - 1), transform(formatOtp)),
  pipe(string(), regex(otpPattern)),
])

/** Placeholder OTP for requests that need none (specification 1, section 9). Shoppers cannot type it. */
export const unusedOtpValue = 100
