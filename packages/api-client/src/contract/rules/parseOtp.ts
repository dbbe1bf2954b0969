/** Length of a one-time password (OTP; specification 1, section 9). */
export const otpLength = 6

/** Matches a one-time password (OTP) on the wire. */
export const otpPattern = new RegExp(`^\\d{${otpLength}}$`)

/** Formats a number as a one-time password (OTP), with leading zeros. */
export const formatOtp = (value: number): string => String(value).padStart(otpLength, '0')

/**
 * Returns the digits of a typed one-time password (OTP) without spaces and hyphens; `undefined` unless it has the
 * length of one.
 */
export function parseOtp(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return otpPattern.test(digits) ? digits : undefined
}
