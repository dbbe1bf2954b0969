import { isEmail } from '@store/api-client/contract/rules/isEmail'
import type { LoginErrors } from './LoginErrors.ts'

/** What is wrong with a trimmed e-mail address, if anything (specification 1, section 5). */
export function checkEmail(email: string): LoginErrors['email'] {
  if (email === '') return 'missing'
  return isEmail(email) ? undefined : 'malformed'
}
