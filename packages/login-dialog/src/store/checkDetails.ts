import { isMobile } from '@store/api-client/contract/rules/isMobile'
import type { LoginErrors } from './LoginErrors.ts'

/** What is wrong with a new user's trimmed name and mobile number (specification 1, section 5). */
export function checkDetails(details: {
  readonly name: string
  readonly mobile: string
  readonly countryCode: string
}): LoginErrors {
  return {
    name: details.name === '' ? 'missing' : undefined,
    mobile: isMobile(details.mobile, details.countryCode) ? undefined : 'malformed',
  }
}
