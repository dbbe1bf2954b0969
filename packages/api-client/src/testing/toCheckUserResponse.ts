import type { CheckUserResponse } from '../contract/login/index.ts'
import type { FakeUser } from './FakeUser.ts'
import { verifiedMobile } from './verifiedMobile.ts'

/** Returns the fake shop's response for an account, or for a missing one. */
export const toCheckUserResponse = (
  user: FakeUser | undefined,
  countryCodes: readonly string[],
): CheckUserResponse => ({
  status: !user ? 'new' : user.isVerified ? 'verified' : 'unverified',
  countryCodes,
  maskedMobile: user && verifiedMobile(user) !== undefined ? hide(user.mobile) : undefined,
  asksMobile: user?.mobile === '',
})

const hide = (mobile: string) => `${'•'.repeat(mobile.length - 2)}${mobile.slice(-2)}`
