import {
  integer,
  literal,
  minValue,
  number,
  object,
  pipe,
  regex,
  strictObject,
  string,
  transform,
} from 'valibot'
import { defineCall } from '../call/index.ts'

/** A pass in the hands of a partner's server. */
export interface ExchangeAuthorizationCodeRequest {
  /** The partner's origin, as it is listed with the store. */
  readonly origin: string
  /** What the store and the partner's server alone know; it never reaches a browser. */
  readonly secret: string
  /** What the element's `login` event brought. */
  readonly pass: string
}

/** Who signed in on a partner's page. */
export interface PartnerUser {
  /** Number of the account, above 0. */
  readonly uid: number
  readonly email: string
  readonly name: string
  readonly title: string
}

/** POST partner_pass: a partner's server learns who signed in on its page; a pass is good for a minute and once. */
export const exchangeAuthorizationCode = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/partner_pass',
  input: strictObject({
    origin: pipe(string(), regex(/^https?:\/\/[^/\s]{1,200}$/)),
    secret: pipe(string(), regex(/^[\x21-\x7e]{1,200}$/)),
    pass: pipe(string(), regex(/^[\w-]{43}$/)),
  }),
  answer: pipe(
    object({
      status: literal(true),
      data: object({
        uid: pipe(number(), integer(), minValue(1)),
        mail: string(),
        username: string(),
        title: string(),
      }),
    }),
    transform(
      ({ data }): PartnerUser => ({
        uid: data.uid,
        email: data.mail,
        name: data.username,
        title: data.title,
      }),
    ),
  ),
  encode: (request: ExchangeAuthorizationCodeRequest) => request,
})
