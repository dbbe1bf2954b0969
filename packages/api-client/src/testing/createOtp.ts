import { formatOtp, otpLength } from '../contract/rules/parseOtp.ts'

/** Creates a valid one-time password (OTP) from a number: its last digits, with leading zeros. */
export const createOtp = (seed = 123_456): string => formatOtp(seed % 10 ** otpLength)
