import { literal, object, optional, pipe, strictObject, string, transform } from 'valibot'
import { defineCall } from '../call/index.ts'

/** What a storefront needs to know of its shop before it does anything. */
export interface SiteSettings {
  /** Public key that seals e-mail and mobile on their way. */
  readonly userDataKey: UserDataKey
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
    }),
    transform(({ user_data_key }): SiteSettings => ({ userDataKey: user_data_key })),
  ),
  encode: () => ({}),
})
