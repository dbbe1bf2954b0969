import { isEmail } from '@store/api-client/contract/rules/isEmail'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'

/** Validates a trimmed email address; returns its error, if any (specification 1, section 5). */
export function validateEmail(email: string): LoginFieldErrors['email'] {
  if (email === '') return 'missing'
  return isEmail(email) ? undefined : 'malformed'
}
