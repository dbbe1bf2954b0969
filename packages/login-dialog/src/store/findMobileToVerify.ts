import type { SessionUser, UserContact } from '@store/api-client/contract/login'
import { normalizeMobile } from '@store/api-client/contract/rules/normalizeMobile'
import type { LoginState } from './LoginState.ts'

/**
 * The number a signed-in visitor may prove: the account's own that waits for it (`is_mobile_new`), or the one that was
 * told beside the code. `undefined` where there is none, where the own one is put off, or nobody is at the dialog any more.
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
