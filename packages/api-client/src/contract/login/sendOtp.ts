import {
  check,
  integer,
  literal,
  maxLength,
  minValue,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  trim,
  uuid,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { isPersonName } from '../rules/isPersonName.ts'
import { maxPersonNameLength } from '../rules/maxPersonNameLength.ts'
import { maxCharacters, numericBooleanSchema, serializeBoolean } from '../wire/index.ts'
import { type EncryptedUserData, encryptedUserDataSchema } from './encryptedUserDataSchema.ts'
import type { OtpChallenge } from './OtpChallenge.ts'

/** The channel of a one-time password (OTP): e-mail, or a text message to a verified mobile number. */
export type OtpChannel = 'email' | 'mobile'

/** A request for a one-time password (OTP). */
export interface SendOtpRequest extends OtpChallenge {
  readonly userData: EncryptedUserData
  /** Name of a new user. */
  readonly name?: string | undefined
  /** Whether a code was sent before in this dialog. */
  readonly isResend: boolean
  /** Country code without plus. @default '91' */
  readonly countryCode: string
  /** Channel of the code. @default 'email' */
  readonly by?: OtpChannel | undefined
  /** The visitor's Facebook id, if the host knows it. */
  readonly fbId?: string | undefined
}

/** Result of requesting an OTP: it is being sent. */
export interface SendOtpResponse {
  readonly message: string
  /** Seconds until another code may be requested. */
  readonly resendAfter: number
  /** Identifies the code for a page whose browser stores no cookie of the store; missing everywhere else. */
  readonly challenge?: string | undefined
}

/** Parses the id of a code, for a page whose browser stores no cookie of the store. */
export const otpChallengeSchema = optional(pipe(string(), maxLength(36), uuid()))

/** Parses a country code without plus. */
export const countryCodeSchema = pipe(string(), regex(/^[1-9]\d{0,3}$/))

/** POST sendOtp (specification 1, section 7): a new code invalidates the old one. */
export const sendOtp = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/sendOtp',
  summary: 'Sends a one-time password by e-mail or text message.',
  specification: [
    '1, section 7, Cart: email OTP: the code',
    '1, section 7, Login: POST /api/{brand}/fa/users/sendOtp',
  ],
  caller: 'visitor',
  isEmbeddable: true,
  rateClass: 'otp',
  input: pipe(
    strictObject({
      userData: encryptedUserDataSchema,
      user_name: optional(
        pipe(string(), trim(), maxCharacters(maxPersonNameLength), check(isPersonName, 'a name')),
      ),
      resend_otp: numericBooleanSchema,
      country_code: countryCodeSchema,
      new_login_flow: literal(1),
      fb_id: optional(pipe(string(), maxLength(64))),
      source: optional(picklist(['google'])),
      social_login: optional(numericBooleanSchema),
      check_mobile: optional(numericBooleanSchema, 0),
      challenge: otpChallengeSchema,
    }),
    transform(({ userData, user_name, country_code, check_mobile, challenge }) => ({
      userData,
      challenge,
      name: user_name,
      countryCode: country_code,
      by: check_mobile ? ('mobile' as const) : ('email' as const),
    })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      message: string(),
      resend_after: pipe(number(), integer(), minValue(0)),
      challenge: otpChallengeSchema,
    }),
    transform(
      ({ message, resend_after, challenge }): SendOtpResponse => ({
        message,
        resendAfter: resend_after,
        challenge,
      }),
    ),
  ),
  encode: ({ userData, name, isResend, countryCode, by = 'email', fbId, challenge }: SendOtpRequest) => ({
    userData,
    ...(name === undefined ? {} : { user_name: name }),
    resend_otp: serializeBoolean(isResend),
    country_code: countryCode,
    new_login_flow: 1 as const,
    ...(fbId === undefined ? {} : { fb_id: fbId }),
    check_mobile: serializeBoolean(by === 'mobile'),
    ...(challenge === undefined ? {} : { challenge }),
  }),
})
