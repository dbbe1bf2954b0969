import type { UserRow } from '../db/schema/users.ts'

/** The number a login's code can be sent to, with its country code and plus; none before number and address are proven. */
export const verifiedMobile = (user: UserRow | undefined): string | undefined =>
  user && user.verifiedAt !== null && user.mobileVerifiedAt !== null && user.mobile !== ''
    ? `+${user.countryCode}${user.mobile}`
    : undefined
