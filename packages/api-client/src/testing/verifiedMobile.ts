import type { FakeUser } from './FakeUser.ts'

/** The number a login's code can be sent to, with its country code and plus. */
export const verifiedMobile = (user: FakeUser | undefined): string | undefined =>
  user?.isVerified && user.isMobileVerified && user.mobile !== ''
    ? `+${user.countryCode}${user.mobile}`
    : undefined
