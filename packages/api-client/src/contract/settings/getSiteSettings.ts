import { array, literal, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { flag } from '../wire/index.ts'

/** What a storefront needs to know of its shop before it does anything. */
export interface SiteSettings {
  /** Public key that seals e-mail and mobile on their way. */
  readonly userDataKey: UserDataKey
  /** Whether login and register have their newer addresses (`new_login_api`). */
  readonly hasNewLogin: boolean
  /** Whether visitors can sign in with Google. */
  readonly hasGoogle: boolean
  /** Country codes a mobile number may have, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
}

/** A P-256 public key in JWK form. */
export interface UserDataKey {
  readonly kid: string
  readonly kty: 'EC'
  readonly crv: 'P-256'
  readonly x: string
  readonly y: string
}

/** GET site settings: brand and keys of the shop. */
export const getSiteSettings = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/site-settings',
  input: strictObject({}),
  answer: pipe(
    object({
      status: literal(true),
      user_data_key: object({
        kid: string(),
        kty: literal('EC'),
        crv: literal('P-256'),
        x: string(),
        y: string(),
        use: optional(string()),
        alg: optional(string()),
      }),
      new_login_api: optional(flag, 1),
      google_login: optional(flag, 0),
      country_code: optional(array(string()), ['91']),
    }),
    transform(
      (wire): SiteSettings => ({
        userDataKey: wire.user_data_key,
        hasNewLogin: wire.new_login_api,
        hasGoogle: wire.google_login,
        countryCodes: wire.country_code,
      }),
    ),
  ),
  encode: () => ({}),
})
