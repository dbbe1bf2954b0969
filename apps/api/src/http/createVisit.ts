import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppDeps } from '../AppDeps.ts'
import { clientAddress } from './clientAddress.ts'
import { createSessionRepo } from './createSessionRepo.ts'
import { cookieForms, readCookie } from './readCookie.ts'
import { sessionLife } from './sessionLife.ts'
import type { Visit } from './Visit.ts'

/** The cookie that carries what the browser may know; readable by scripts on purpose. */
const hintCookie = 'hint'

const challengeCookie = 'otp'

/** Whether a shopper does without what comes for free: 1 when they do, for 7 days (specification 1, sections 3 and 9). */
const freebieCookie = { name: 'udf', seconds: 7 * 24 * 60 * 60 } as const

/** Reads the visitor of a request and prepares what may be done to the visit. */
export async function createVisit(c: Context, deps: AppDeps): Promise<Visit> {
  const secure = deps.publicOrigin.startsWith('https:')
  const sessionCookie = secure ? '__Host-sid' : 'sid'
  const cookie = { path: '/', sameSite: 'Lax', secure } as const
  const now = deps.clock.now()
  const token = readCookie(cookieForms.session, getCookie(c, sessionCookie))
  const session = token === undefined ? undefined : await createSessionRepo(deps.db).find(token, now)
  const retire = async (tx = deps.db) => {
    if (session) await createSessionRepo(tx).remove(session.tokenHash)
  }
  return {
    session,
    address: clientAddress(c, deps.trustProxy),
    start: async (userId, tx = deps.db) => {
      const token = deps.ids.token()
      return { ...(await createSessionRepo(tx).create(token, userId, now)), token }
    },
    adopt: ({ token }) =>
      setCookie(c, sessionCookie, token, { ...cookie, httpOnly: true, maxAge: sessionLife.absolute / 1000 }),
    retire,
    end: async () => {
      await retire()
      deleteCookie(c, sessionCookie, cookie)
      deleteCookie(c, hintCookie, cookie)
    },
    challengeId: readCookie(cookieForms.challenge, getCookie(c, challengeCookie)),
    setChallenge: (id) => {
      if (id === undefined) deleteCookie(c, challengeCookie, cookie)
      else
        setCookie(c, challengeCookie, id, { ...cookie, httpOnly: true, maxAge: deps.limits.otpLifeMs / 1000 })
    },
    isFreebieDeclined: readCookie(cookieForms.freebie, getCookie(c, freebieCookie.name)) === '1',
    setFreebieDeclined: (isDeclined) =>
      setCookie(c, freebieCookie.name, isDeclined ? '1' : '0', { ...cookie, maxAge: freebieCookie.seconds }),
    setHint: (hint) => {
      if (hint)
        setCookie(c, hintCookie, JSON.stringify(hint), { ...cookie, maxAge: sessionLife.absolute / 1000 })
      else if (getCookie(c, hintCookie) !== undefined) deleteCookie(c, hintCookie, cookie)
    },
  }
}
