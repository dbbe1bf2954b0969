import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppDeps } from '../AppDeps.ts'
import { HttpError } from '../http/HttpError.ts'
import { authenticateClient } from './authenticateClient.ts'
import { accessTokenLifetimeMs, type GrantService } from './createGrantService.ts'
import type { IdTokenService } from './createIdTokenService.ts'
import type { EndpointLimiter } from './EndpointLimiter.ts'
import { createOAuthError, type OAuthError } from './OAuthError.ts'
import { parseOAuthParameters } from './parseOAuthParameters.ts'

/** Maximum size of a form in bytes, the same as for a JSON body. */
const maxBody = 16 * 1024

/** Dependencies of the endpoints. */
interface TokenDeps {
  readonly deps: AppDeps
  readonly grants: GrantService
  readonly idTokens: IdTokenService
  readonly limit: EndpointLimiter
  /** Origins whose pages may request tokens. */
  readonly appOrigins: readonly string[]
}

/** Creates the token and the userinfo endpoint, for servers of partner sites and for browser apps without a secret. */
export function tokenRoutes({ deps, grants, idTokens, limit, appOrigins }: TokenDeps): Hono {
  const { ssoClients } = deps
  // Neither endpoint reads cookies; pages of unlisted origins are rejected nevertheless.
  const rejectOtherOrigins = (c: Context) => {
    const origin = c.req.header('origin')
    if (origin !== undefined && !appOrigins.includes(origin))
      throw new HttpError(403, 'foreign_origin', ({ errors }) => errors.otherOrigin)
  }

  const exchange = async (c: Context) => {
    rejectOtherOrigins(c)
    await limit(c, 'token')
    if (!/^application\/x-www-form-urlencoded(;\s*charset=utf-8)?$/i.test(c.req.header('content-type') ?? ''))
      return fail(c, createOAuthError('invalid_request', 'the request must be a form'), 415)
    const form = parseOAuthParameters(new URLSearchParams(await c.req.text()))
    if (!form) return fail(c, createOAuthError('invalid_request', 'a parameter occurs twice or is not ASCII'))
    const authorization = c.req.header('authorization')
    const caller = authenticateClient(ssoClients, authorization, form)
    if (caller.kind === 'error') return fail(c, caller, caller.error === 'invalid_client' ? 401 : 400)
    if (form.get('grant_type') !== 'authorization_code')
      return fail(c, createOAuthError('unsupported_grant_type', 'grant_type must be authorization_code'))
    const [code, verifier] = [form.get('code'), form.get('code_verifier')]
    if (code === undefined || verifier === undefined)
      return fail(c, createOAuthError('invalid_request', 'code and code_verifier are required'))
    const redirectUri = form.get('redirect_uri')
    const exchanged = await grants.exchange(caller.client, { code, verifier, redirectUri })
    if (!exchanged)
      return fail(
        c,
        createOAuthError('invalid_grant', 'the code is expired, used, or not for this client and verifier'),
      )
    const { grant, accessToken } = exchanged
    return c.json({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: accessTokenLifetimeMs / 1000,
      id_token: await idTokens.sign(grant),
      scope: grant.scope,
    })
  }

  const showUser = async (c: Context) => {
    rejectOtherOrigins(c)
    await limit(c, 'userinfo')
    const [, token] = /^Bearer ([\w-]{43})$/i.exec(c.req.header('authorization') ?? '') ?? []
    const found = token === undefined ? undefined : await grants.userOf(token)
    if (!found) {
      c.header('www-authenticate', 'Bearer error="invalid_token"')
      return c.json({ error: 'invalid_token' }, 401)
    }
    const { user, scope } = found
    const has = (name: string) => scope.split(' ').includes(name)
    return c.json({
      sub: String(user.id),
      ...(has('profile') && { name: user.name }),
      ...(has('email') && { email: user.email, email_verified: true }),
    })
  }

  const limitBody = bodyLimit({
    maxSize: maxBody,
    onError: () => {
      throw new HttpError(413, 'too_large', ({ errors }) => errors.tooLarge)
    },
  })
  return new Hono()
    .use('/token', limitBody, noStore)
    .use('/userinfo', limitBody, noStore)
    .post('/token', exchange)
    .get('/userinfo', showUser)
    .post('/userinfo', showUser)
}

const noStore = async (c: Context, next: () => Promise<void>) => {
  c.header('cache-control', 'private, no-store')
  await next()
}

function fail(c: Context, { error, description }: OAuthError, status: 400 | 401 | 415 = 400): Response {
  // RFC 6749, section 5.2: required for a client that authenticated in the header.
  if (status === 401 && c.req.header('authorization') !== undefined)
    c.header('www-authenticate', 'Basic realm="sso"')
  return c.json({ error, error_description: description }, status)
}
