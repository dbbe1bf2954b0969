import { literal, minLength, optional, picklist, pipe, strictObject, string, transform, trim } from 'valibot'
import { defineCall } from '../call/index.ts'
import { nameLimit } from '../rules/nameLimit.ts'
import { flag, maxCharacters } from '../wire/index.ts'
import { otpOnWire } from './otpOnWire.ts'
import { signedInAnswer } from './SignedIn.ts'
import { type SealedUserData, sealedUserData } from './sealedUserData.ts'
import { countryCode } from './sendOtp.ts'

/** How a person is addressed. */
export type NameTitle = 'Mr.' | 'Mrs.' | 'Ms.'

/** Signs a new user up. */
export interface RegisterWithOtp {
  readonly userData: SealedUserData
  readonly name: string
  readonly title: NameTitle
  /** Six digits. */
  readonly otp: string
  readonly countryCode: string
}

/** POST register with OTP (specification 1, section 7). */
export const registerWithOtp = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/fa-otp/register',
  input: pipe(
    strictObject({
      userData: sealedUserData,
      name: pipe(string(), trim(), minLength(1), maxCharacters(nameLimit)),
      otp: otpOnWire,
      is_verified_user: flag,
      country_code: countryCode,
      title: picklist(['Mr.', 'Mrs.', 'Ms.']),
      is_checkout: literal(1),
      ref_url: picklist(['', 'detail_page', 'listing_page']),
      check_mobile: flag,
      wnid: optional(string()),
    }),
    transform(({ userData, name, otp, country_code, title }) => ({
      userData,
      name,
      otp,
      countryCode: country_code,
      title,
    })),
  ),
  answer: signedInAnswer,
  encode: ({ userData, name, title, otp, countryCode }: RegisterWithOtp) => ({
    userData,
    name,
    otp: Number(otp),
    is_verified_user: 0 as const,
    country_code: countryCode,
    title,
    is_checkout: 1 as const,
    ref_url: '' as const,
    check_mobile: 0 as const,
  }),
})
