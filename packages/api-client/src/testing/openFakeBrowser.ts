import type { LoginClient, SignedIn, UserContact } from '../contract/login/index.ts'
import type { Outcome } from '../contract/problem/index.ts'
import { isEmail } from '../contract/rules/isEmail.ts'
import { isMobile } from '../contract/rules/isMobile.ts'
import type { FakeLoginShop } from './createFakeLoginShop.ts'
import type { FakeNetwork } from './createFakeNetwork.ts'
import { enterFakeShop } from './enterFakeShop.ts'
import { exchangeFakeHandle } from './exchangeFakeHandle.ts'
import type { FakePerson } from './FakeUser.ts'
import { fakeMobiles } from './fakeMobiles.ts'
import { loginRefusals } from './loginRefusals.ts'
import { provenNumber } from './provenNumber.ts'
import type { FakeAnswer } from './refusals.ts'
import { tellFakeUser } from './tellFakeUser.ts'

/** A browser before the fake shop. */
export interface FakeLoginBrowser {
  readonly client: LoginClient
  /** Handle Google leads this browser back with, for somebody it vouches for. */
  readonly vouch: (person: FakePerson) => string
  /** Who is signed in here, as the server has it. */
  readonly signedIn: () => SignedIn | undefined
}

/** Opens another browser before the fake shop. */
export function openFakeBrowser(shop: FakeLoginShop, reach: FakeNetwork['reach']): FakeLoginBrowser {
  const visit = shop.open()
  const { codes, options } = shop
  const { countryCodes, hasGoogle } = options
  const { login, register } = enterFakeShop(shop, visit)
  const { save, prove } = fakeMobiles(shop, visit)

  /** Takes a request to the shop as the shop reads it: one address in small letters, and a number or none. */
  const ask = <Request extends UserContact, Answer>(
    request: Request,
    work: (request: Request) => FakeAnswer<Answer>,
  ): Promise<Outcome<Answer>> =>
    reach(() => {
      const { email, mobile, countryCode } = request
      if (!isEmail(email)) return { ok: false, failure: loginRefusals.email }
      if (mobile !== '' && !isMobile(mobile, countryCode)) return { ok: false, failure: loginRefusals.mobile }
      const answer = work({ ...request, email: email.toLowerCase() })
      return 'refused' in answer ? { ok: false, failure: answer.refused } : { ok: true, value: answer.value }
    })

  const sendOtp: LoginClient['sendOtp'] = (request) =>
    ask(request, ({ email, by = 'email' }) => {
      const to = by === 'email' ? email : provenNumber(shop.byEmail(email))
      const browser = visit.known.includes(email) ? visit.browser : undefined
      if (to === undefined) return { refused: codes.countInVain(email, browser) ?? loginRefusals.noMobile }
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
          value: tellFakeUser(shop.byEmail(contact.email), countryCodes),
        })),
      googleAddress: async ({ returnTo }) => ({
        ok: true,
        value: `https://google.example/?return_to=${encodeURIComponent(returnTo)}`,
      }),
      checkGoogle: ({ handle }) => reach(() => exchangeFakeHandle(shop, visit, handle)),
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
    signedIn: () => shop.tell(visit),
    vouch: (person) => {
      const handle = shop.newHandle()
      visit.google = { person, handle, madeAt: shop.now(), exchangedAt: undefined }
      return handle
    },
  }
}
