import { parseOtp } from '@store/api-client/contract/rules/parseOtp'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'

/** What is wrong with a typed one-time password; an empty one is named by whether it was ever typed. */
export function validateOtp(typed: string, isTouched: boolean): LoginFieldErrors['otp'] {
  if (typed.trim() === '') return isTouched ? 'emptied' : 'missing'
  return parseOtp(typed) === undefined ? 'malformed' : undefined
}
