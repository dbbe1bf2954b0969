import { Hono } from 'hono'
import { cors } from 'hono/cors'
import type { AppDeps } from '../AppDeps.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { getClientIpAddress } from '../http/getClientIpAddress.ts'
import { createAuthorizationEndpoint } from './createAuthorizationEndpoint.ts'
import { createGrantService } from './createGrantService.ts'
import { createIdTokenService } from './createIdTokenService.ts'
import { createSigningKeyService } from './createSigningKeyService.ts'
import type { EndpointLimiter } from './EndpointLimiter.ts'
import { logoutRoutes } from './logoutRoutes.ts'
import { getSsoIssuer, toDiscoveryDocument } from './ssoEndpoints.ts'
import { tokenRoutes } from './tokenRoutes.ts'

/** Seconds for which clients may cache the discovery document and the keys, which are published a day ahead. */
const cacheSeconds = 300

/**
 * Creates the store's own OpenID Connect provider, through which a partner site signs in its visitors with any stock
 * client.
 */
export function singleSignOnRoutes(deps: AppDeps): Hono {
  const { ssoClients, db, limits, trustProxy } = deps
  const issuer = getSsoIssuer(deps)
  const keys = createSigningKeyService(deps)
  const idTokens = createIdTokenService(issuer, keys, deps)
  const grants = createGrantService(deps)
  const sharedRateLimiter = createRateLimiter(db, deps)
  const limit: EndpointLimiter = (c, endpoint) =>
    sharedRateLimiter.use(
      `sso.${endpoint}:${getClientIpAddress(c, trustProxy)}`,
      limits.ssoPerNetwork,
      60_000,
    )

  // Browser apps are public OAuth clients: pages on a client's registered origins may read the token response; no cookie
  // is sent.
  const appOrigins = ssoClients
    .filter(({ secret }) => secret === undefined)
    .flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin))
  const forEveryone = cors({ origin: '*', allowMethods: ['GET'] })
  const forApps = cors({
    origin: (origin) => (appOrigins.includes(origin) ? origin : null),
    ...{ allowMethods: ['GET', 'POST'], allowHeaders: ['authorization', 'content-type'], maxAge: 600 },
  })

  return new Hono()
    .use('/.well-known/openid-configuration', forEveryone)
    .use('/jwks', forEveryone)
    .use('/token', forApps)
    .use('/userinfo', forApps)
    .get('/.well-known/openid-configuration', (c) => {
      c.header('cache-control', `public, max-age=${cacheSeconds}`)
      return c.json(toDiscoveryDocument(issuer))
    })
    .get('/jwks', async (c) => {
      const published = await keys.published()
      c.header('cache-control', `public, max-age=${cacheSeconds}`)
      return c.json({ keys: published.map(({ publicJwk }) => publicJwk) })
    })
    .route('/', createAuthorizationEndpoint({ deps, issuer, grants, limit }))
    .route('/', tokenRoutes({ deps, grants, idTokens, limit, appOrigins }))
    .route('/', logoutRoutes({ deps, idTokens, limit }))
}
