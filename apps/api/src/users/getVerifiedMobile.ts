import type { UserRow } from '../db/schema/users.ts'

/**
 * Returns the number to which a login's OTP can be sent, with country code and plus; undefined until number and email
 * address are verified.
 */
export const getVerifiedMobile = (user: UserRow | undefined): string | undefined =>
  user && user.verifiedAt !== null && user.mobileVerifiedAt !== null && user.mobile !== ''
    ? `+${user.countryCode}${user.mobile}`
    : undefined
