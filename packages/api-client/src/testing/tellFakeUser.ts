import type { CheckedUser } from '../contract/login/index.ts'
import type { FakeUser } from './FakeUser.ts'
import { provenNumber } from './provenNumber.ts'

/** What the fake shop tells of an account, or of there being none. */
export const tellFakeUser = (user: FakeUser | undefined, countryCodes: readonly string[]): CheckedUser => ({
  status: !user ? 'new' : user.isVerified ? 'verified' : 'unverified',
  countryCodes,
  maskedMobile: user && provenNumber(user) !== undefined ? hide(user.mobile) : undefined,
  asksMobile: user?.mobile === '',
})

const hide = (mobile: string) => `${'•'.repeat(mobile.length - 2)}${mobile.slice(-2)}`
