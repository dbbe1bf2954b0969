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
import { nameLimit } from '../rules/nameLimit.ts'
import { flag, maxCharacters, toFlag } from '../wire/index.ts'
import { type EncryptedUserData, encryptedUserData } from './encryptedUserData.ts'
import type { OtpChallenge } from './OtpChallenge.ts'

/** The way a one-time password goes: by e-mail, or as a text message to a proven mobile number. */
export type OtpChannel = 'email' | 'mobile'

/** Asks for a one-time password. */
export interface SendOtpRequest extends OtpChallenge {
  readonly userData: EncryptedUserData
  /** Name of a new user. */
  readonly name?: string | undefined
  /** Whether a code was sent before in this dialog. */
  readonly isResend: boolean
  /** Country code without plus. @default '91' */
  readonly countryCode: string
  /** @default 'email' */
  readonly by?: OtpChannel | undefined
  /** What Facebook calls the visitor, where the host knows it. */
  readonly fbId?: string | undefined
}

/** A code is on its way. */
export interface SendOtpResponse {
  readonly message: string
  /** Seconds until another may be asked for. */
  readonly resendAfter: number
  /** Which code it is, for a page whose browser keeps no cookie of the store; missing everywhere else. */
  readonly challenge?: string | undefined
}

/** Reads which code a page means whose browser keeps no cookie of the store. */
export const challenge = optional(pipe(string(), maxLength(36), uuid()))

/** Reads a country code without plus. */
export const countryCode = pipe(string(), regex(/^[1-9]\d{0,3}$/))

/** POST sendOtp (specification 1, section 7): a new code kills the old. */
export const sendOtp = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/sendOtp',
  input: pipe(
    strictObject({
      userData: encryptedUserData,
      user_name: optional(pipe(string(), trim(), maxCharacters(nameLimit), check(isPersonName, 'a name'))),
      resend_otp: flag,
      country_code: countryCode,
      new_login_flow: literal(1),
      fb_id: optional(pipe(string(), maxLength(64))),
      source: optional(picklist(['google'])),
      social_login: optional(flag),
      check_mobile: optional(flag, 0),
      challenge,
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
      challenge,
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
    resend_otp: toFlag(isResend),
    country_code: countryCode,
    new_login_flow: 1 as const,
    ...(fbId === undefined ? {} : { fb_id: fbId }),
    check_mobile: toFlag(by === 'mobile'),
    ...(challenge === undefined ? {} : { challenge }),
  }),
})
