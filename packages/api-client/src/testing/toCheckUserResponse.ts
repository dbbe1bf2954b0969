import type { CheckUserResponse } from '../contract/login/index.ts'
import type { FakeUser } from './FakeUser.ts'
import { verifiedMobile } from './verifiedMobile.ts'

/** What the fake shop tells of an account, or of there being none. */
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
