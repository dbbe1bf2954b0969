import type { FakeUser } from './FakeUser.ts'

/** The number a login's code can be sent to, with its country code and plus. */
export const provenNumber = (user: FakeUser | undefined): string | undefined =>
  user?.isVerified && user.isMobileProven && user.mobile !== ''
    ? `+${user.countryCode}${user.mobile}`
    : undefined
