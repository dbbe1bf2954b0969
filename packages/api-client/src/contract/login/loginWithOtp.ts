import { literal, optional, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema, productIdStringSchema, serializeBoolean } from '../wire/index.ts'
import { type EncryptedUserData, encryptedUserDataSchema } from './encryptedUserDataSchema.ts'
import type { LoginContext, LoginVerification } from './LoginClient.ts'
import { loginPageTypeSchema } from './loginPageTypeSchema.ts'
import type { OtpChallenge } from './OtpChallenge.ts'
import { otpSchema, unusedOtpValue } from './otpSchema.ts'
import { loginResponseSchema } from './SessionUser.ts'
import { countryCodeSchema, otpChallengeSchema } from './sendOtp.ts'

/** A login of a registered user. */
export interface LoginWithOtpRequest extends LoginContext, OtpChallenge {
  readonly userData: EncryptedUserData
  readonly proof: LoginVerification
  readonly countryCode: string
}

/** POST login with OTP (specification 1, section 7); the browser's flags never skip the check. */
export const loginWithOtp = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/fa-otp/login',
  summary: 'Signs a user in with a one-time password or an identity that Google verified.',
  specification: ['1, section 7, Login: POST /api/fa/newfacart/fa-otp/login'],
  caller: 'visitor',
  isEmbeddable: true,
  rateClass: 'login',
  carriesFact: true,
  input: pipe(
    strictObject({
      userData: encryptedUserDataSchema,
      otp: otpSchema,
      is_verified_user: numericBooleanSchema,
      check_mobile: numericBooleanSchema,
      country_code: countryCodeSchema,
      is_checkout: literal(1),
      social_login: numericBooleanSchema,
      is_mobile_new: numericBooleanSchema,
      ref_url: loginPageTypeSchema,
      wnid: optional(productIdStringSchema),
      challenge: otpChallengeSchema,
    }),
    transform(({ userData, otp, country_code, check_mobile, social_login, challenge }) => ({
      userData,
      challenge,
      proof: readProof(otp, check_mobile, social_login),
      countryCode: country_code,
    })),
  ),
  answer: loginResponseSchema,
  encode: ({
    userData,
    proof,
    countryCode,
    reference = '',
    wishedProduct,
    challenge,
  }: LoginWithOtpRequest) => ({
    userData,
    otp: proof.kind === 'code' ? Number(proof.otp) : unusedOtpValue,
    is_verified_user: 1 as const,
    check_mobile: serializeBoolean(proof.kind === 'code' && proof.by === 'mobile'),
    country_code: countryCode,
    is_checkout: 1 as const,
    social_login: serializeBoolean(proof.kind === 'google'),
    is_mobile_new: 0 as const,
    ref_url: reference,
    ...(wishedProduct === undefined ? {} : { wnid: String(wishedProduct) }),
    ...(challenge === undefined ? {} : { challenge }),
  }),
})

/** The same call at its older path, for stores whose settings use it (`new_login_api`: specification 1, section 7). */
export const loginWithOtpLegacy = {
  ...loginWithOtp,
  path: '/fa/api/v1/fa-otp/login',
  summary: 'Signs a user in at the legacy path, for stores whose `new_login_api` is 0.',
  specification: ['1, section 7, Login: POST /fa/api/v1/fa-otp/login'],
}

const readProof = (otp: string, byMobile: boolean, isSocial: boolean): LoginVerification =>
  isSocial ? { kind: 'google' } : { kind: 'code', otp, by: byMobile ? 'mobile' : 'email' }
