import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { isPersonName } from '@store/api-client/contract/rules/isPersonName'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'

/** Validates a new user's trimmed name and mobile number (specification 1, section 5). */
export function validateDetails(details: {
  readonly name: string
  readonly mobile: string
  readonly countryCode: string
}): LoginFieldErrors {
  return {
    name: validateName(details.name),
    mobile: isMobile(details.mobile, details.countryCode) ? undefined : 'malformed',
  }
}

function validateName(name: string): LoginFieldErrors['name'] {
  if (name === '') return 'missing'
  return isPersonName(name) ? undefined : 'malformed'
}
