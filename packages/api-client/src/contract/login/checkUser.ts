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
import { flag, toFlag } from '../wire/index.ts'
import { type EncryptedUserData, encryptedUserData } from './encryptedUserData.ts'

/** What the shop knows of an e-mail address (specification 1, section 4). */
export type UserStatus = 'new' | 'verified' | 'unverified'

/** What a check of an address answers. */
export interface CheckUserResponse {
  readonly status: UserStatus
  /** Country codes a mobile number may have, without plus. */
  readonly countryCodes: readonly string[]
  /** The proven mobile number a code can be sent to instead, all but its last two digits hidden. */
  readonly maskedMobile: string | undefined
  /** Whether the shop would like to know a mobile number. */
  readonly asksMobile: boolean
}

/** Who came back from Google. */
export interface GoogleUser extends CheckUserResponse {
  readonly email: string
  /** Full name as Google knows it; may be empty. */
  readonly name: string
}

const known = {
  is_register_user: flag,
  is_verified_user: flag,
  country_code: array(string()),
  label: optional(string(), ''),
  show_mobile: optional(flag, 0),
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

/** Reads Google's one-time handle. */
const googleHandle = pipe(string(), regex(/^[\w-]{20,64}$/))

/**
 * GET checkUser: whether an e-mail address is registered and verified; with `qpd` the handle of a login with Google
 * in the address's place. The client's own flags are hints at most.
 */
export const checkUser = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/users/checkUser',
  input: pipe(
    strictObject({
      userData: optional(encryptedUserData),
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
    isReqFromPlaceOrder: `${toFlag(fromPlaceOrder)}` as const,
  }),
})
