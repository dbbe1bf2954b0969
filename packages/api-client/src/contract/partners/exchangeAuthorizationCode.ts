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

/** An authorization code to exchange by a partner's server. */
export interface ExchangeAuthorizationCodeRequest {
  /** The partner's origin, as registered with the store. */
  readonly origin: string
  /** Secret shared by the store and the partner's server; it never reaches a browser. */
  readonly secret: string
  /** The authorization code from the element's `login` event. */
  readonly pass: string
}

/** The user who signed in on a partner's page. */
export interface PartnerUser {
  /** Id of the account, above 0. */
  readonly uid: number
  readonly email: string
  readonly name: string
  readonly title: string
}

/**
 * POST partner_pass: a partner's server exchanges an authorization code for the user who signed in on its page; the
 * code is valid for a minute, once.
 */
export const exchangeAuthorizationCode = defineCall({
  method: 'POST',
  path: '/api/{brand}/fa/users/partner_pass',
  summary:
    'Exchanges an authorization code for the user who signed in on the partner’s page; a code is valid once.',
  caller: 'partner',
  rateClass: 'authorizationCode',
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
