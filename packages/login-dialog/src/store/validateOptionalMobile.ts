import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import type { LoginFieldErrors } from './LoginFieldErrors.ts'
import type { LoginFormValues } from './LoginState.ts'

/** What is wrong with a mobile number nobody has to tell: an empty one is right. */
export function validateOptionalMobile({ mobile, countryCode }: LoginFormValues): LoginFieldErrors['mobile'] {
  if (mobile.trim() === '') return undefined
  return isMobile(normalizeMobile(mobile, countryCode), countryCode) ? undefined : 'malformed'
}
