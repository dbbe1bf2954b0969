import { literal, optional, picklist, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { flag } from '../wire/index.ts'
import { otpOnWire } from './otpOnWire.ts'
import { signedInAnswer } from './SignedIn.ts'
import { type SealedUserData, sealedUserData } from './sealedUserData.ts'
import { countryCode } from './sendOtp.ts'

/** Signs a registered user in. */
export interface LoginWithOtp {
  readonly userData: SealedUserData
  /** Six digits. */
  readonly otp: string
  readonly countryCode: string
}

/** POST login with OTP (specification 1, section 7); flags of the browser never skip the check. */
export const loginWithOtp = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/fa-otp/login',
  input: pipe(
    strictObject({
      userData: sealedUserData,
      otp: otpOnWire,
      is_verified_user: flag,
      check_mobile: flag,
      country_code: countryCode,
      is_checkout: literal(1),
      social_login: flag,
      is_mobile_new: flag,
      ref_url: picklist(['', 'listing_page']),
      wnid: optional(string()),
    }),
    transform(({ userData, otp, country_code }) => ({ userData, otp, countryCode: country_code })),
  ),
  answer: signedInAnswer,
  encode: ({ userData, otp, countryCode }: LoginWithOtp) => ({
    userData,
    otp: Number(otp),
    is_verified_user: 1 as const,
    check_mobile: 0 as const,
    country_code: countryCode,
    is_checkout: 1 as const,
    social_login: 0 as const,
    is_mobile_new: 0 as const,
    ref_url: '' as const,
  }),
})
