import type { LoginClient, SessionUser, UserContact } from '../contract/login/index.ts'
import type { Result } from '../contract/problem/index.ts'
import { isEmail } from '../contract/rules/isEmail.ts'
import { isMobile } from '../contract/rules/isMobile.ts'
import { createFakeLoginHandlers } from './createFakeLoginHandlers.ts'
import type { FakeLoginShop } from './createFakeLoginShop.ts'
import { createFakeMobileHandlers } from './createFakeMobileHandlers.ts'
import type { FakeNetwork } from './createFakeNetwork.ts'
import { exchangeFakeToken } from './exchangeFakeToken.ts'
import type { FakeGoogleAccount } from './FakeUser.ts'
import type { FakeCallResult } from './fakeHttpErrors.ts'
import { fakeLoginErrors } from './fakeLoginErrors.ts'
import { toCheckUserResponse } from './toCheckUserResponse.ts'
import { verifiedMobile } from './verifiedMobile.ts'

/** A browser of the fake shop. */
export interface FakeLoginBrowser {
  readonly client: LoginClient
  /** Returns the one-time token with which Google redirects this browser back, for a person whom it vouches for. */
  readonly completeGoogleLogin: (person: FakeGoogleAccount) => string
  /** The user signed in here, as the server has it. */
  readonly signedIn: () => SessionUser | undefined
}

/** Opens another browser of the fake shop. */
export function openFakeBrowser(shop: FakeLoginShop, reach: FakeNetwork['reach']): FakeLoginBrowser {
  const visit = shop.openBrowser()
  const { codes, options } = shop
  const { countryCodes, hasGoogle } = options
  const { login, register } = createFakeLoginHandlers(shop, visit)
  const { save, prove } = createFakeMobileHandlers(shop, visit)

  /** Normalizes a request as the shop does: the address in lower case, and the number or none. */
  const ask = <Request extends UserContact, Answer>(
    request: Request,
    work: (request: Request) => FakeCallResult<Answer>,
  ): Promise<Result<Answer>> =>
    reach(() => {
      const { email, mobile, countryCode } = request
      if (!isEmail(email)) return { ok: false, failure: fakeLoginErrors.email }
      if (mobile !== '' && !isMobile(mobile, countryCode))
        return { ok: false, failure: fakeLoginErrors.mobile }
      const answer = work({ ...request, email: email.toLowerCase() })
      return 'refused' in answer ? { ok: false, failure: answer.refused } : { ok: true, value: answer.value }
    })

  const sendOtp: LoginClient['sendOtp'] = (request) =>
    ask(request, ({ email, by = 'email' }) => {
      const to = by === 'email' ? email : verifiedMobile(shop.byEmail(email))
      const browser = visit.verifiedEmails.includes(email) ? visit.browser : undefined
      if (to === undefined) return { refused: codes.countUnsent(email, browser) ?? fakeLoginErrors.noMobile }
      const sent = codes.send({ email, purpose: by, to }, visit.code, browser)
      if ('refused' in sent) return sent
      visit.code = sent.value.code
      return { value: { message: 'OTP sent', resendAfter: sent.value.resendAfter } }
    })

  return {
    client: {
      ways: () => reach(() => ({ ok: true, value: { google: hasGoogle, countryCodes } })),
      checkUser: ({ email }) =>
        ask({ email, mobile: '', countryCode: '91' }, (contact) => ({
          value: toCheckUserResponse(shop.byEmail(contact.email), countryCodes),
        })),
      googleAddress: async ({ returnTo }) => ({
        ok: true,
        value: `https://google.example/?return_to=${encodeURIComponent(returnTo)}`,
      }),
      checkGoogle: ({ handle }) => reach(() => exchangeFakeToken(shop, visit, handle)),
      sendOtp,
      login: (request) => ask(request, login),
      register: (request) => ask(request, register),
      saveMobile: (request) => ask(request, save),
      proveMobile: (request) => ask(request, prove),
      logout: () =>
        reach(() => {
          visit.uid = undefined
          visit.google = undefined
          return { ok: true, value: undefined }
        }),
    },
    signedIn: () => shop.getSessionUser(visit),
    completeGoogleLogin: (person) => {
      const token = shop.createToken()
      visit.google = { person, token, madeAt: shop.now(), exchangedAt: undefined }
      return token
    },
  }
}
