import { type Context, Hono } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { isSameOrigin } from '../http/csrfProtection.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestContext } from '../http/RequestContext.ts'
import type { SsoClient } from '../ssoClientsSchema.ts'
import { createPublicSessionId, type IdTokenService } from './createIdTokenService.ts'
import type { EndpointLimiter } from './EndpointLimiter.ts'
import { getSsoPageMessages } from './getSsoPageMessages.ts'
import { parseOAuthParameters } from './parseOAuthParameters.ts'
import { redirectWithParameters } from './redirectWithParameters.ts'
import { renderSsoPage } from './renderSsoPage.ts'
import { withErrorPage } from './withErrorPage.ts'

/** Dependencies of the endpoint. */
interface LogoutDeps {
  readonly deps: AppDeps
  readonly idTokens: IdTokenService
  readonly limit: EndpointLimiter
}

/** A valid logout request. */
interface LogoutRequest {
  readonly client: SsoClient | undefined
  readonly redirectUri: string | undefined
  readonly state: string | undefined
  /** Session of the ID token in the request. */
  readonly sid: string | undefined
}

/**
 * Creates the logout that a partner site begins (OpenID Connect RP-Initiated Logout 1.0). It ends the session at once
 * if the site sends an ID token of this session; otherwise the visitor must confirm, because any page can link here.
 */
export function logoutRoutes({ deps, idTokens, limit }: LogoutDeps): Hono {
  const { ssoClients, publicOrigin, brand, log } = deps

  const parse = async (c: Context): Promise<LogoutRequest | undefined> => {
    const values = parseOAuthParameters(new URL(c.req.url).searchParams)
    if (!values) return undefined
    const token = values.get('id_token_hint')
    const hint = token === undefined ? undefined : await idTokens.verifyHint(token)
    const clientId = values.get('client_id') ?? hint?.clientId
    const client = ssoClients.find(({ id }) => id === clientId)
    const isOtherClient = clientId !== undefined && (!client || (hint && hint.clientId !== clientId))
    const redirectUri = values.get('post_logout_redirect_uri')
    const isForeign = redirectUri !== undefined && !client?.postLogoutRedirectUris.includes(redirectUri)
    if (isOtherClient || isForeign) return undefined
    return { client, redirectUri, state: values.get('state'), sid: hint?.sid }
  }

  const end = async (context: RequestContext) => {
    await context.end()
    const user = context.session?.userId ?? null
    if (user !== null) log.info('signed out by a partner site', { user })
  }
  const goOn = (c: Context, { redirectUri, state }: LogoutRequest) =>
    redirectUri === undefined
      ? redirectWithParameters(c, `${publicOrigin}/`)
      : redirectWithParameters(c, redirectUri, { state })

  const confirm = (c: Context, { client, redirectUri }: LogoutRequest) => {
    const messages = getSsoPageMessages(c, deps)
    const { logOut, logOutText, stay } = messages.store.singleSignOn
    return renderSsoPage(c, 200, messages, {
      title: logOut(brand.name),
      text: logOutText(client?.name),
      form: {
        action: new URL(c.req.url).search,
        label: messages.store.singleSignOn.logOutButton,
        leadsTo: redirectUri === undefined ? undefined : new URL(redirectUri).origin,
      },
      link: { href: `${publicOrigin}/`, label: stay },
    })
  }

  const respond = (c: Context, isConfirmed: boolean) =>
    withErrorPage(c, deps, async () => {
      await limit(c, 'logout')
      const request = await parse(c)
      if (!request) throw new HttpError(400, 'invalid', ({ store }) => store.singleSignOn.unknownSiteText)
      const context = await createRequestContext(c, deps)
      const { session } = context
      if (!session?.userId) return goOn(c, request)
      if (!isConfirmed && request.sid !== createPublicSessionId(session.tokenHash)) return confirm(c, request)
      await end(context)
      return goOn(c, request)
    })

  return new Hono()
    .get('/logout', (c) => respond(c, false))
    .post('/logout', (c) => {
      // The confirmation is a plain form, which any page could send, so the header `origin` or `sec-fetch-site` is
      // required.
      const hasOrigin = c.req.header('origin') !== undefined || c.req.header('sec-fetch-site') !== undefined
      if (!hasOrigin || !isSameOrigin(c, publicOrigin))
        throw new HttpError(403, 'foreign_origin', ({ errors }) => errors.otherOrigin)
      return respond(c, true)
    })
}
