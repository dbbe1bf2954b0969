import { integer, maxValue, minValue, number, pipe, regex, string, transform, union } from 'valibot'
import { otpLength } from '../rules/parseOtp.ts'

/** Reads a one-time password sent as number (as specified) or as text; a number's lost leading zeros come back. */
export const otpSchema = union([
  pipe(
    number(),
    integer(),
    minValue(0),
    maxValue(999_999),
    transform((otp) => String(otp).padStart(otpLength, '0')),
  ),
  pipe(string(), regex(/^\d{6}$/)),
])

/** Stands in the place of a one-time password where none is asked for (specification 1, section 9); cannot be typed. */
export const otpPlaceholder = 100
