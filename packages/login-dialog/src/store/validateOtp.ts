import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'

/**
 * Validates a typed one-time password; the error of an empty field depends on whether the visitor has typed in it
 * before.
 */
export function validateOtp(typed: string, isTouched: boolean): LoginFieldErrors['otp'] {
  if (typed.trim() === '') return isTouched ? 'emptied' : 'missing'
  return parseOtp(typed) === undefined ? 'malformed' : undefined
}
