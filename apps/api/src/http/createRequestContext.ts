import type { Context } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { deviceCookieLifetimeMs } from '../encryption/createDeviceCookieService.ts'
import { orderLookupLifetimeMs } from '../encryption/createOrderLookupEncryptor.ts'
import { keepUntranslated, type TextTranslator } from '../messages/TextTranslator.ts'
import { apiCookies } from './apiCookies.ts'
import { createSessionChangedError } from './createSessionChangedError.ts'
import { createSessionRepo, hashToken, type SessionFinder } from './createSessionRepo.ts'
import { getClientIpAddress } from './getClientIpAddress.ts'
import { getRequestMessages } from './getRequestMessages.ts'
import { type CookieJar, openCookieJar } from './openCookieJar.ts'
import { parseFactHeader } from './parseFactHeader.ts'
import { parseUserAgent } from './parseUserAgent.ts'
import type { RequestContext } from './RequestContext.ts'
import { readCrossSiteOrigin } from './readCrossSiteOrigin.ts'
import { sessionLifetimes } from './sessionLifetimes.ts'

// Cookie lifetimes in seconds: the session and its user info as long as allowed; a declined free gift for 7 days
// (specification 1, section 9); a Google identity for eleven minutes: one minute until it is exchanged, and ten minutes
// until it is used.
const seconds = {
  session: sessionLifetimes.absolute / 1000,
  freebie: 7 * 24 * 60 * 60,
  googleProof: 11 * 60,
  device: deviceCookieLifetimeMs / 1000,
} as const

/**
 * Reads the session of a request and creates its context.
 *
 * @param findSession Finds the session. @default reads only the session
 * @param translate Translates the texts of the catalogue. @default no translation
 */
export async function createRequestContext(
  c: Context,
  deps: AppDeps,
  findSession: SessionFinder = (...asked) => createSessionRepo(deps.db).find(...asked),
  translate: TextTranslator = keepUntranslated,
): Promise<RequestContext> {
  const crossSiteOrigin = readCrossSiteOrigin(c, deps.partnerOrigins)
  const jar = crossSiteOrigin === undefined ? openCookieJar(c, deps.publicOrigin) : noCookies
  const now = deps.clock.now()
  const token = jar.read(apiCookies.session)
  const found = token === undefined ? undefined : await findSession(hashToken(token), now)
  const session = found === 'takenOver' ? undefined : found
  return {
    session,
    crossSiteOrigin,
    network: getClientIpAddress(c, deps.trustProxy),
    messages: getRequestMessages(c),
    translate,
    fact: parseFactHeader(c.req.header('fact')),
    start: async (userId, tx = deps.db) => {
      // The request was sent before the browser received its login cookie. A new guest session would replace this
      // cookie, so it is rejected.
      if (userId === null && found === 'takenOver') throw createSessionChangedError()
      const token = deps.ids.token()
      const device = parseUserAgent(c.req.header('user-agent'))
      return { ...(await createSessionRepo(tx).create(token, { userId, now, device })), token }
    },
    setSessionCookie: ({ token }) => jar.write(apiCookies.session, token, seconds.session),
    retire: async (tx = deps.db) => {
      if (session) await createSessionRepo(tx).takeOver(session.tokenHash, now)
    },
    end: async () => {
      if (session) await createSessionRepo(deps.db).remove(session.tokenHash)
      const { hint, googleProof, shownOrder } = apiCookies
      for (const cookie of [apiCookies.session, hint, googleProof, shownOrder])
        jar.write(cookie, undefined, 0)
    },
    challengeId: jar.read(apiCookies.challenge),
    setChallenge: (id) => jar.write(apiCookies.challenge, id, deps.limits.otpLifeMs / 1000),
    mobileChallengeId: jar.read(apiCookies.mobileChallenge),
    setMobileChallenge: (id) => jar.write(apiCookies.mobileChallenge, id, deps.limits.otpLifeMs / 1000),
    orderChallengeId: jar.read(apiCookies.orderChallenge),
    setOrderChallenge: (id) => jar.write(apiCookies.orderChallenge, id, deps.limits.otpLifeMs / 1000),
    lookedUpOrder: jar.read(apiCookies.shownOrder),
    setLookedUpOrder: (sealed) => jar.write(apiCookies.shownOrder, sealed, orderLookupLifetimeMs / 1000),
    device: jar.read(apiCookies.device),
    setDevice: (signed) => jar.write(apiCookies.device, signed, seconds.device),
    setDownloadName: (name) => c.header('content-disposition', `attachment; filename="${name}"`),
    googleVerification: jar.read(apiCookies.googleProof),
    setGoogleVerification: (token) => jar.write(apiCookies.googleProof, token, seconds.googleProof),
    referralCode: jar.read(apiCookies.referral),
    currency: jar.read(apiCookies.currency),
    isFreebieDeclined: jar.read(apiCookies.freebie) === '1',
    setFreebieDeclined: (isDeclined) =>
      jar.write(apiCookies.freebie, isDeclined ? '1' : '0', seconds.freebie),
    setUserInfo: (hint) => {
      if (hint) jar.write(apiCookies.hint, JSON.stringify(hint), seconds.session)
      else if (jar.read(apiCookies.hint) !== undefined) jar.write(apiCookies.hint, undefined, 0)
    },
  }
}

const noCookies: CookieJar = { read: () => undefined, write: () => undefined }
