/** Length of a one-time password (OTP; specification 1, section 9). */
export const otpLength = 6

/**
 * Returns the digits of a typed one-time password (OTP) without spaces and hyphens; `undefined` unless exactly 6
 * digits remain.
 */
export function parseOtp(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}
