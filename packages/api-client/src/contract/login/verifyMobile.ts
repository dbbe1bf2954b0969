import {
  integer,
  literal,
  minValue,
  number,
  object,
  optional,
  pipe,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema, serializeBoolean } from '../wire/index.ts'
import { type EncryptedUserData, encryptedUserDataSchema } from './encryptedUserDataSchema.ts'
import { otpSchema, unusedOtpValue } from './otpSchema.ts'
import { countryCodeSchema } from './sendOtp.ts'

/** A new mobile number of the signed-in user. */
export interface VerifyMobileRequest {
  readonly userData: EncryptedUserData
  readonly countryCode: string
  /** The code sent to the number; without it the number is stored as unverified and a code is sent. */
  readonly otp?: string | undefined
}

/**
 * POST verifyOtpAndUpdateUser (specification 1, sections 4 and 7). With the placeholder OTP, it stores the number as
 * unverified and sends an OTP to it; with that OTP, it verifies the number.
 */
export const verifyMobile = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/verifyOtpAndUpdateUser',
  summary: 'Stores a new mobile number and sends a code to it, or verifies the number with that code.',
  specification: ['1, section 7, Login: POST /api/{brand}/fa/users/verifyOtpAndUpdateUser'],
  caller: 'user',
  isEmbeddable: true,
  rateClass: 'otp',
  input: pipe(
    strictObject({
      userData: encryptedUserDataSchema,
      otp: otpSchema,
      country_code: countryCodeSchema,
      is_mobile_new: numericBooleanSchema,
    }),
    transform(({ userData, otp, country_code, is_mobile_new }) => ({
      userData,
      countryCode: country_code,
      // The placeholder is accepted instead of an OTP only for a new number.
      otp: is_mobile_new && Number(otp) === unusedOtpValue ? undefined : otp,
    })),
  ),
  answer: pipe(
    object({
      status: literal(true),
      message: string(),
      resend_after: optional(pipe(number(), integer(), minValue(0)), 0),
    }),
    transform(({ message, resend_after }) => ({ message, resendAfter: resend_after })),
  ),
  encode: ({ userData, countryCode, otp }: VerifyMobileRequest) => ({
    userData,
    otp: otp === undefined ? unusedOtpValue : otp,
    country_code: countryCode,
    is_mobile_new: serializeBoolean(otp === undefined),
  }),
})
