import { googleCallbackPath, googleStartPath } from '@store/api-client/contract/login'

/** A route that is not a call of the contract. */
export interface NonContractRoute {
  readonly method: 'GET' | 'POST'
  /** Path of the route; `{brand}` is the brand's slug. */
  readonly path: string
  /** One sentence on what the route does. */
  readonly summary: string
  /** Content type of its response. */
  readonly type: string
  /**
   * Whether the route exists only in demo mode, only if Google is set up, or only for single sign-on. @default always
   */
  readonly only?: 'demo' | 'google' | 'sso' | undefined
}

const sso = { type: 'application/json', only: 'sso' } as const
const ssoRoutes: readonly NonContractRoute[] = [
  {
    ...{ method: 'GET', path: '/api/sso/.well-known/openid-configuration', ...sso },
    summary: 'Describes the OpenID Connect provider to clients.',
  },
  { method: 'GET', path: '/api/sso/jwks', summary: 'Publishes the keys that verify ID tokens.', ...sso },
  {
    ...{ method: 'GET', path: '/api/sso/authorize', ...sso, type: 'text/html' },
    summary: 'Redirects a signed-in visitor back to a partner site with a code; others log in first.',
  },
  {
    ...{ method: 'POST', path: '/api/sso/token', ...sso },
    summary: 'Exchanges an authorization code for an access token and an ID token.',
  },
  {
    ...{ method: 'GET', path: '/api/sso/userinfo', ...sso },
    summary: 'Returns the user of an access token.',
  },
  {
    ...{ method: 'POST', path: '/api/sso/userinfo', ...sso },
    summary: 'Returns the user of an access token, for clients that post.',
  },
  {
    ...{ method: 'GET', path: '/api/sso/logout', ...sso, type: 'text/html' },
    summary: 'Ends the session for a partner site, or asks the visitor whether to.',
  },
  {
    ...{ method: 'POST', path: '/api/sso/logout', ...sso, type: 'text/html' },
    summary: 'Ends the session once the visitor confirmed it.',
  },
]

/**
 * Routes that are not calls of the contract: pictures, the login with Google, webhooks, the API's documentation, and
 * pages for the operator.
 */
export const nonContractRoutes: readonly NonContractRoute[] = [
  { method: 'GET', path: '/api/health', summary: 'Tells that the process lives.', type: 'application/json' },
  {
    ...{ method: 'GET', path: '/api/ready', type: 'application/json' },
    summary: 'Tells whether the process can serve; 503 where nobody is to be sent to it.',
  },
  { method: 'GET', path: '/api/pictures/{file}', summary: 'Shows a picture of the shop.', type: 'image/*' },
  {
    method: 'GET',
    path: '/api/films/{file}',
    summary: 'Shows a film of a gift, in parts if asked.',
    type: 'video/*',
  },
  {
    ...{ method: 'GET', path: '/api/uploads/{id}', type: 'image/*' },
    summary: 'Shows a shopper’s picture to its uploader and to who may see the order it is in.',
  },
  {
    ...{ method: 'GET', path: '/api/{brand}/staff/orders/{number}/photos/{id}', type: 'image/*' },
    summary: 'Shows a shopper’s picture in an order to the merchant’s staff, who send their token.',
  },
  {
    ...{ method: 'GET', path: '/api/outbox', type: 'text/html', only: 'demo' },
    summary: 'Shows the newest mails and text messages of a store in demo mode.',
  },
  {
    ...{ method: 'GET', path: '/api/outbox/{id}', type: 'text/html', only: 'demo' },
    summary: 'Shows a mail of a store in demo mode as its page.',
  },
  {
    ...{ method: 'GET', path: googleStartPath, type: 'text/html', only: 'google' },
    summary: 'Leads to Google’s login; `return_to` says where it ends.',
  },
  {
    ...{ method: 'GET', path: googleCallbackPath, type: 'text/html', only: 'google' },
    summary: 'Takes what Google says and leads back with a handle.',
  },
  ...ssoRoutes,
  {
    ...{ method: 'POST', path: '/api/payments/{provider}/webhook', type: 'application/json' },
    summary: 'Receives the signed events of a payment gateway.',
  },
  {
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Tells all of this to machines.',
    type: 'application/json',
  },
  { method: 'GET', path: '/api/docs', summary: 'Tells all of this to people.', type: 'text/html' },
]
