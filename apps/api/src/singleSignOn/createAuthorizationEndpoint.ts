import { Hono } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import type { GrantService } from './createGrantService.ts'
import type { EndpointLimiter } from './EndpointLimiter.ts'
import { getSignInPath, getSsoPageMessages } from './getSsoPageMessages.ts'
import { createOAuthError } from './OAuthError.ts'
import { parseAuthorizationRequest } from './parseAuthorizationRequest.ts'
import { redirectWithParameters } from './redirectWithParameters.ts'
import { renderSsoPage } from './renderSsoPage.ts'
import { withErrorPage } from './withErrorPage.ts'

/** Dependencies of the endpoint. */
interface AuthorizeDeps {
  readonly deps: AppDeps
  readonly issuer: string
  readonly grants: GrantService
  readonly limit: EndpointLimiter
}

/**
 * Creates the authorization endpoint. A signed-in visitor returns to the site at once; others first log in on a page of
 * the store, which then repeats the request.
 */
export function createAuthorizationEndpoint({ deps, issuer, grants, limit }: AuthorizeDeps): Hono {
  const { ssoClients, publicOrigin, log } = deps
  return new Hono().get('/authorize', (c) =>
    withErrorPage(c, deps, async () => {
      await limit(c, 'authorize')
      const url = new URL(c.req.url)
      const request = parseAuthorizationRequest(url.searchParams, ssoClients)
      if (request.kind === 'unknownClient') {
        // An unknown client never gets a redirect, because the requested redirect URI may belong to an attacker.
        const messages = getSsoPageMessages(c, deps)
        const { unknownSite, unknownSiteText, toStore } = messages.store.singleSignOn
        return renderSsoPage(c, 400, messages, {
          ...{ title: unknownSite, text: unknownSiteText },
          link: { href: `${publicOrigin}/`, label: toStore(deps.brand.name) },
        })
      }
      const { redirectUri, state } = request
      const respond = (parameters: Readonly<Record<string, string>>) =>
        redirectWithParameters(c, redirectUri, { ...parameters, state, iss: issuer })
      const respondWithError = ({ error, description }: ReturnType<typeof createOAuthError>) =>
        respond({ error, error_description: description })
      if (request.kind === 'error') return respondWithError(request)

      const { session } = await createRequestContext(c, deps)
      const authorization = await grants.authorize(request, session)
      if (authorization.kind === 'code') {
        log.info('signed in at a partner site', { client: request.clientId, user: authorization.userId })
        return respond({ code: authorization.code })
      }
      if (authorization.kind === 'tooOld')
        return respondWithError(createOAuthError('login_required', 'the visitor signed in too long ago'))
      if (request.isSilent)
        return respondWithError(createOAuthError('login_required', 'the visitor is not signed in'))
      return redirectWithParameters(c, publicOrigin + getSignInPath(getSsoPageMessages(c, deps)) + url.search)
    }),
  )
}
