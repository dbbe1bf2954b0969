import { isMobile } from '@store/api-client/contract/rules/isMobile'
import { readMobile } from '@store/api-client/contract/rules/readMobile'
import type { LoginErrors } from './LoginErrors.ts'
import type { LoginTyped } from './LoginState.ts'

/** What is wrong with a mobile number nobody has to tell: an empty one is right. */
export function checkTold({ mobile, countryCode }: LoginTyped): LoginErrors['mobile'] {
  if (mobile.trim() === '') return undefined
  return isMobile(readMobile(mobile, countryCode), countryCode) ? undefined : 'malformed'
}
