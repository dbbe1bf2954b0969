import { googleCallbackPath, googleFragmentPrefix, googleStartPath } from '@store/api-client/contract/login'
import { type Context, Hono } from 'hono'
import type { AppDeps, OpenIdIssuer } from '../AppDeps.ts'
import { apiCookies } from '../http/apiCookies.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { createRequestContext } from '../http/createRequestContext.ts'
import { openCookieJar } from '../http/openCookieJar.ts'
import { findErrorCode } from '../log/findErrorCode.ts'
import { createGoogleFlowEncryptor } from './createGoogleFlowEncryptor.ts'
import { createGoogleVerificationService } from './createGoogleVerificationService.ts'
import { createIssuerClient } from './createIssuerClient.ts'
import { googleCallbackUrl } from './googleCallbackUrl.ts'
import { parseReturnUrl } from './parseReturnUrl.ts'

/** Milliseconds within which a login flow at Google must return. */
const wayLife = 10 * 60_000

/**
 * Creates the routes that redirect to Google and back to the page from which the visitor came, with a one-time login
 * token in the fragment. After an error, or if the visitor declines, the browser is redirected back without a token,
 * because it has no other page to show.
 */
export function googleRoutes(deps: AppDeps, google: OpenIdIssuer): Hono {
  const { db, brand, publicOrigin, partnerOrigins, clock, ids, limits, secrets, log } = deps
  const pathOf = (path: string) => path.replace('{brand}', brand.slug)
  const client = createIssuerClient(google, googleCallbackUrl(deps))
  const proofs = createGoogleVerificationService(deps)
  const ways = createGoogleFlowEncryptor(secrets.otpPepper)
  const sharedRateLimiter = createRateLimiter(db, deps)

  const attempt = (work: () => Promise<string>) =>
    work().catch((cause: unknown) => {
      // Logs only an error code, because the library's causes quote Google's token.
      log.warn('google: a login failed', new Error(wordOf(cause)))
      return undefined
    })
  const visitOf = async (c: Context) => {
    const context = await createRequestContext(c, deps)
    await sharedRateLimiter.use(`google:${context.network}`, limits.googlePerNetwork, 60_000)
    return context
  }
  const wayOf = async (sealed: string | undefined) => {
    const way = sealed === undefined ? undefined : await ways.decrypt(sealed)
    return way && clock.now() < way.goodUntil ? way : undefined
  }

  return new Hono()
    .get(pathOf(googleStartPath), async (c) => {
      const returnTo = parseReturnUrl(c.req.query('return_to') ?? '', publicOrigin, partnerOrigins)
      const address = await attempt(async () => {
        await visitOf(c)
        const way = { state: ids.token(), nonce: ids.token(), verifier: ids.token(), returnTo }
        const { href } = await client.begin(way)
        const goodUntil = new Date(clock.now().getTime() + wayLife)
        const sealed = await ways.encrypt({ ...way, goodUntil })
        openCookieJar(c, publicOrigin).write(apiCookies.googleWay, sealed, wayLife / 1000)
        return href
      })
      return lead(c, address ?? returnTo + googleFragmentPrefix)
    })
    .get(pathOf(googleCallbackPath), async (c) => {
      const jar = openCookieJar(c, publicOrigin)
      const way = await wayOf(jar.read(apiCookies.googleWay))
      // This browser has not started the flow. Another site may have sent the browser here while its own flow is open.
      if (c.req.query('state') !== way?.state || !way) {
        return lead(c, (way?.returnTo ?? `${publicOrigin}/`) + googleFragmentPrefix)
      }
      jar.write(apiCookies.googleWay, undefined, 0)
      const saysNo = c.req.query('error') === 'access_denied'
      const handle = saysNo
        ? undefined
        : await attempt(async () => {
            const context = await visitOf(c)
            return proofs.keep(await client.finish(new URL(c.req.url).search, way), context)
          })
      return lead(c, way.returnTo + googleFragmentPrefix + (handle ?? ''))
    })
}

function lead(c: Context, address: string): Response {
  c.header('cache-control', 'private, no-store')
  c.header('referrer-policy', 'no-referrer')
  return c.redirect(address)
}

const wordOf = (cause: unknown) =>
  findErrorCode(cause) ?? (cause instanceof Error ? cause.name : typeof cause)
