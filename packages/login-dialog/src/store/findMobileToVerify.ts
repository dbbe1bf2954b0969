import type { SessionUser, UserContact } from '@store/api-client/contract/login'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import type { LoginState } from './LoginState.ts'

/**
 * Returns the number that a signed-in visitor may verify: the account's unverified one (`is_mobile_new`), or the one
 * entered with the OTP. `undefined` if there is none, if the visitor chose "Not now" for the account's number, or if
 * the dialog was closed.
 */
export function findMobileToVerify(
  signedIn: SessionUser,
  state: LoginState,
  isPutOff = false,
): UserContact | undefined {
  const { email, mobile, countryCode, isMobileNew } = signedIn
  if (state.step === 'closed') return undefined
  if (isMobileNew && mobile !== '' && !isPutOff) return { email, mobile, countryCode }
  if (state.step !== 'otp' || !state.asksMobile || state.typed.mobile.trim() === '') return undefined
  const { typed } = state
  return { email, mobile: normalizeMobile(typed.mobile, typed.countryCode), countryCode: typed.countryCode }
}
