import { integer, maxValue, minValue, number, pipe, regex, string, transform, union } from 'valibot'
import { otpLength } from '../rules/readOtp.ts'

/** Reads a one-time password sent as number (as specified) or as text; a number's lost leading zeros come back. */
export const otpOnWire = union([
  pipe(
    number(),
    integer(),
    minValue(0),
    maxValue(999_999),
    transform((otp) => String(otp).padStart(otpLength, '0')),
  ),
  pipe(string(), regex(/^\d{6}$/)),
])
