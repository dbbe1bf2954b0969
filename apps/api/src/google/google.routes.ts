import { googleCallbackPath, googleFragmentPrefix, googleStartPath } from '@store/api-client/contract/login'
import { type Context, Hono } from 'hono'
import type { AppDeps, OpenIdIssuer } from '../AppDeps.ts'
import { apiCookies } from '../http/apiCookies.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { openCookieJar } from '../http/openCookieJar.ts'
import { toErrorLabel } from '../log/findErrorCode.ts'
import { createGoogleFlowEncryptor } from './createGoogleFlowEncryptor.ts'
import { createGoogleVerificationService } from './createGoogleVerificationService.ts'
import { createIssuerClient } from './createIssuerClient.ts'
import { getGoogleCallbackUrl } from './getGoogleCallbackUrl.ts'
import { parseReturnUrl } from './parseReturnUrl.ts'

/** Milliseconds within which a login flow at Google must return. */
const redirectLifetimeMs = 10 * 60_000

/**
 * Creates the routes that redirect to Google and back to the page from which the visitor came, with a one-time login
 * token in the fragment. After an error, or if the visitor declines, the browser is redirected back without a token,
 * because it has no other page to show.
 */
export function googleRoutes(deps: AppDeps, google: OpenIdIssuer): Hono {
  const { db, brand, publicOrigin, partnerOrigins, clock, ids, limits, secrets, log } = deps
  const pathOf = (path: string) => path.replace('{brand}', brand.slug)
  const client = createIssuerClient(google, getGoogleCallbackUrl(deps))
  const verifications = createGoogleVerificationService(deps)
  const flows = createGoogleFlowEncryptor(secrets.otpPepper)
  const sharedRateLimiter = createRateLimiter(db, deps)

  const attempt = (work: () => Promise<string>) =>
    work().catch((cause: unknown) => {
      // Logs only an error code, because the library's causes quote Google's token.
      log.warn('google: a login failed', new Error(toErrorLabel(cause)))
      return undefined
    })
  const openLimitedContext = async (c: Context) => {
    const context = await createRequestContext(c, deps)
    await sharedRateLimiter.use(`google:${context.network}`, limits.googlePerNetwork, 60_000)
    return context
  }
  const readFlow = async (sealed: string | undefined) => {
    const flow = sealed === undefined ? undefined : await flows.decrypt(sealed)
    return flow && clock.now() < flow.goodUntil ? flow : undefined
  }

  return new Hono()
    .get(pathOf(googleStartPath), async (c) => {
      const returnTo = parseReturnUrl(c.req.query('return_to') ?? '', publicOrigin, partnerOrigins)
      const address = await attempt(async () => {
        await openLimitedContext(c)
        const flow = { state: ids.token(), nonce: ids.token(), verifier: ids.token(), returnTo }
        const { href } = await client.begin(flow)
        const goodUntil = new Date(clock.now().getTime() + redirectLifetimeMs)
        const sealed = await flows.encrypt({ ...flow, goodUntil })
        openCookieJar(c, publicOrigin).write(apiCookies.googleFlow, sealed, redirectLifetimeMs / 1000)
        return href
      })
      return redirectUncached(c, address ?? returnTo + googleFragmentPrefix)
    })
    .get(pathOf(googleCallbackPath), async (c) => {
      const jar = openCookieJar(c, publicOrigin)
      const flow = await readFlow(jar.read(apiCookies.googleFlow))
      // This browser has not started the returning flow. Another site may have sent the browser to this URL while the
      // browser has a different flow open.
      if (c.req.query('state') !== flow?.state || !flow) {
        return redirectUncached(c, (flow?.returnTo ?? `${publicOrigin}/`) + googleFragmentPrefix)
      }
      jar.write(apiCookies.googleFlow, undefined, 0)
      const isDeclined = c.req.query('error') === 'access_denied'
      const handle = isDeclined
        ? undefined
        : await attempt(async () => {
            const context = await openLimitedContext(c)
            return verifications.keep(await client.finish(new URL(c.req.url).search, flow), context)
          })
      return redirectUncached(c, flow.returnTo + googleFragmentPrefix + (handle ?? ''))
    })
}

function redirectUncached(c: Context, address: string): Response {
  c.header('cache-control', 'private, no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(address)
}
