import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'
import type { LoginFormValues } from './LoginState.ts'

/** Validates an optional mobile number: an empty one is valid. */
export function validateOptionalMobile({ mobile, countryCode }: LoginFormValues): LoginFieldErrors['mobile'] {
  if (mobile.trim() === '') return undefined
  return isMobile(normalizeMobile(mobile, countryCode), countryCode) ? undefined : 'malformed'
}
