import {
  array,
  literal,
  maxLength,
  object,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  transform,
  union,
} from 'valibot'
import { defineCall } from '../call/index.ts'
import { numericBooleanSchema, serializeBoolean } from '../wire/index.ts'
import { type EncryptedUserData, encryptedUserDataSchema } from './encryptedUserDataSchema.ts'

/** Status of an e-mail address (specification 1, section 4). */
export type UserStatus = 'new' | 'verified' | 'unverified'

/** Response to the check of an e-mail address. */
export interface CheckUserResponse {
  readonly status: UserStatus
  /** Allowed country codes of a mobile number, without plus. */
  readonly countryCodes: readonly string[]
  /** The verified mobile number that can receive a code instead, masked except for its last two digits. */
  readonly maskedMobile: string | undefined
  /** Whether the store requires a mobile number. */
  readonly asksMobile: boolean
}

/** A user who returned from Google. */
export interface GoogleUser extends CheckUserResponse {
  readonly email: string
  /** Full name in the Google account; may be empty. */
  readonly name: string
}

const known = {
  is_register_user: numericBooleanSchema,
  is_verified_user: numericBooleanSchema,
  country_code: array(string()),
  label: optional(string(), ''),
  show_mobile: optional(numericBooleanSchema, 0),
  mobile_number: optional(string(), ''),
}

const checked = (data: {
  readonly is_register_user: boolean
  readonly is_verified_user: boolean
  readonly country_code: readonly string[]
  readonly show_mobile: boolean
  readonly mobile_number: string
}): CheckUserResponse => ({
  status: !data.is_register_user ? 'new' : data.is_verified_user ? 'verified' : 'unverified',
  countryCodes: data.country_code,
  maskedMobile: data.mobile_number || undefined,
  asksMobile: data.show_mobile,
})

/** Parses Google's one-time token. */
const googleHandle = pipe(string(), regex(/^[\w-]{20,64}$/))

/**
 * GET checkUser: whether an e-mail address is registered and verified; with `qpd` the one-time token of a Google
 * login in place of the address. The client's own flags are hints at most.
 */
export const checkUser = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/checkUser',
  summary: 'Checks whether an e-mail address has an account, or returns the identity that Google verified.',
  specification: [
    '1, section 7, Cart: email OTP: whether there is an account',
    '1, section 7, Login: GET /api/{brand}/fa/users/checkUser',
  ],
  caller: 'visitor',
  isEmbeddable: true,
  rateClass: 'login',
  input: pipe(
    strictObject({
      userData: optional(encryptedUserDataSchema),
      qpd: optional(googleHandle),
      isUserAnonymous: picklist(['0', '1']),
      isReqFromPlaceOrder: picklist(['0', '1']),
      uid: optional(pipe(string(), maxLength(20))),
      fl: optional(pipe(string(), maxLength(20))),
    }),
    transform(({ userData, qpd }) => ({ userData, handle: qpd })),
  ),
  answer: union([
    pipe(
      object({
        success: literal(true),
        data: object({ ...known, user_email: string(), user_name: string() }),
      }),
      transform(({ data }): CheckUserResponse | GoogleUser => ({
        ...checked(data),
        email: data.user_email,
        name: data.user_name,
      })),
    ),
    pipe(
      object({ status: literal(true), message: string(), data: object(known) }),
      transform(({ data }): CheckUserResponse | GoogleUser => checked(data)),
    ),
  ]),
  encode: ({
    userData,
    handle,
    fromPlaceOrder,
  }: {
    readonly userData?: EncryptedUserData
    readonly handle?: string
    readonly fromPlaceOrder: boolean
  }) => ({
    ...(userData === undefined ? {} : { userData }),
    ...(handle === undefined ? {} : { qpd: handle }),
    isUserAnonymous: '1' as const,
    isReqFromPlaceOrder: `${serializeBoolean(fromPlaceOrder)}` as const,
  }),
})
