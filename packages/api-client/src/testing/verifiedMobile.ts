import type { FakeUser } from './FakeUser.ts'

/** Returns the number that receives login OTPs, with its country code and plus. */
export const verifiedMobile = (user: FakeUser | undefined): string | undefined =>
  user?.isVerified && user.isMobileVerified && user.mobile !== ''
    ? `+${user.countryCode}${user.mobile}`
    : undefined
