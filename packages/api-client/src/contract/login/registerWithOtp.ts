import {
  check,
  literal,
  minLength,
  optional,
  picklist,
  pipe,
  strictObject,
  string,
  transform,
  trim,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { isPersonName } from '../rules/isPersonName.ts'
import { maxPersonNameLength } from '../rules/maxPersonNameLength.ts'
import {
  maxCharacters,
  numericBooleanSchema,
  productIdStringSchema,
  serializeBoolean,
} from '../wire/index.ts'
import { type EncryptedUserData, encryptedUserDataSchema } from './encryptedUserDataSchema.ts'
import type { LoginContext, LoginVerification } from './LoginClient.ts'
import { loginPageTypeSchema } from './loginPageTypeSchema.ts'
import type { NameTitle } from './NameTitle.ts'
import type { OtpChallenge } from './OtpChallenge.ts'
import { otpSchema, unusedOtpValue } from './otpSchema.ts'
import { loginResponseSchema } from './SessionUser.ts'
import { countryCodeSchema, otpChallengeSchema } from './sendOtp.ts'

/** A registration of a new user. */
export interface RegisterWithOtpRequest extends LoginContext, OtpChallenge {
  readonly userData: EncryptedUserData
  readonly name: string
  readonly title: NameTitle
  readonly proof: LoginVerification | { readonly kind: 'none' }
  readonly countryCode: string
}

/** POST register with OTP (specification 1, section 7). */
export const registerWithOtp = defineCall({
  method: 'POST',
  path: '/api/fa/newfacart/fa-otp/register',
  summary: 'Creates an account and signs its user in.',
  specification: ['1, section 7, Login: POST /api/fa/newfacart/fa-otp/register'],
  caller: 'visitor',
  isEmbeddable: true,
  rateClass: 'login',
  carriesFact: true,
  input: pipe(
    strictObject({
      userData: encryptedUserDataSchema,
      name: pipe(
        string(),
        trim(),
        minLength(1),
        maxCharacters(maxPersonNameLength),
        check(isPersonName, 'a name'),
      ),
      // The OTP is missing when an account is created from abroad without verification.
      otp: optional(otpSchema),
      is_verified_user: numericBooleanSchema,
      country_code: countryCodeSchema,
      title: picklist(['Mr.', 'Mrs.', 'Ms.']),
      is_checkout: literal(1),
      ref_url: loginPageTypeSchema,
      check_mobile: numericBooleanSchema,
      social_login: optional(numericBooleanSchema, 0),
      wnid: optional(productIdStringSchema),
      challenge: otpChallengeSchema,
    }),
    transform(({ userData, name, otp, country_code, title, check_mobile, social_login, challenge }) => ({
      userData,
      challenge,
      name,
      proof: readProof(otp, check_mobile, social_login),
      countryCode: country_code,
      title,
    })),
  ),
  answer: loginResponseSchema,
  encode: ({
    userData,
    name,
    title,
    proof,
    countryCode,
    reference = '',
    wishedProduct,
    challenge,
  }: RegisterWithOtpRequest) => ({
    userData,
    name,
    ...(proof.kind === 'none' ? {} : { otp: proof.kind === 'code' ? Number(proof.otp) : unusedOtpValue }),
    is_verified_user: 0 as const,
    country_code: countryCode,
    title,
    is_checkout: 1 as const,
    ref_url: reference,
    check_mobile: serializeBoolean(proof.kind === 'code' && proof.by === 'mobile'),
    social_login: serializeBoolean(proof.kind === 'google'),
    ...(wishedProduct === undefined ? {} : { wnid: String(wishedProduct) }),
    ...(challenge === undefined ? {} : { challenge }),
  }),
})

/** The same call at its older path, for stores whose settings use it (`new_login_api`: specification 1, section 7). */
export const registerWithOtpLegacy = {
  ...registerWithOtp,
  path: '/fa/api/v1/fa-otp/register',
  summary: 'Creates an account at the legacy path, for stores whose `new_login_api` is 0.',
  specification: ['1, section 7, Login: POST /fa/api/v1/fa-otp/register'],
}

const readProof = (
  otp: string | undefined,
  byMobile: boolean,
  isSocial: boolean,
): RegisterWithOtpRequest['proof'] => {
  if (isSocial) return { kind: 'google' }
  return otp === undefined ? { kind: 'none' } : { kind: 'code', otp, by: byMobile ? 'mobile' : 'email' }
}
