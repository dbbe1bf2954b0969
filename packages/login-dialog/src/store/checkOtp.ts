import { readOtp } from '@store/api-client/contract/rules/readOtp'
import type { LoginErrors } from './LoginErrors.ts'

/** What is wrong with a typed one-time password; an empty one is named by whether it was ever typed. */
export function checkOtp(typed: string, isTouched: boolean): LoginErrors['otp'] {
  if (typed.trim() === '') return isTouched ? 'emptied' : 'missing'
  return readOtp(typed) === undefined ? 'malformed' : undefined
}
