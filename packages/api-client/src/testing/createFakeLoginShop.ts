import type { SessionUser } from '../contract/login/index.ts'
import { createFakeOtpStore, type FakeOtp, type FakeOtpStore } from './createFakeOtpStore.ts'
import type { FakeGoogleAccount, FakeUser } from './FakeUser.ts'

/** What the fake shop is like. */
export interface FakeLoginShopOptions {
  /** Accounts there are. @default `fakeUsers` */
  readonly users: readonly FakeUser[]
  /** Whether Google is asked on wish. @default true */
  readonly hasGoogle: boolean
  /** Country codes a mobile number may have, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
  /** Pieces in the cart of whoever signs in. @default 0 */
  readonly cartCount: number
  /** Whether the cart holds gifts for several countries. @default false */
  readonly hasSeveralCountries: boolean
}

/** What the fake shop knows of one browser. */
export interface FakeBrowserSession {
  /** Account that is signed in here. */
  uid?: number | undefined
  /** Names the browser. */
  readonly browser: string
  /** E-mail addresses of the accounts it held a session of, each shown to be the shopper's. */
  verifiedEmails: readonly string[]
  /** When it signed in; milliseconds since 1970. */
  signedInAt: number
  /** The login's code this browser asked for last. */
  code?: FakeOtp | undefined
  /** The code of its new mobile number. */
  mobileCode?: FakeOtp | undefined
  /** Whom Google vouched for here. */
  google?: FakeGoogleLogin | undefined
}

/** Google's word for somebody. */
export interface FakeGoogleLogin {
  readonly person: FakeGoogleAccount
  readonly token: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** When its handle was exchanged; milliseconds since 1970. */
  readonly exchangedAt: number | undefined
}

/** Accounts, codes and sessions of the fake shop. */
export interface FakeLoginShop {
  readonly options: FakeLoginShopOptions
  readonly codes: FakeOtpStore
  readonly users: () => readonly FakeUser[]
  readonly byEmail: (email: string) => FakeUser | undefined
  readonly bySub: (sub: string) => FakeUser | undefined
  /** Opens an account or writes over the one of its number. */
  readonly save: (user: Omit<FakeUser, 'uid'> & { readonly uid?: number }) => FakeUser
  /** Another browser that visits. */
  readonly openBrowser: () => FakeBrowserSession
  /** Signs a browser in. */
  readonly signIn: (visit: FakeBrowserSession, user: FakeUser) => void
  /** Signs an account out in every browser but one. */
  readonly endOtherSessions: (visit: FakeBrowserSession, uid: number) => void
  /** Who is signed in, as the shop tells it. */
  readonly getSessionUser: (visit: FakeBrowserSession) => SessionUser | undefined
  /** Handle Google leads a browser back with. */
  readonly createToken: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Makes the fake shop's accounts, codes and sessions. */
export function createFakeLoginShop(options: FakeLoginShopOptions, now: () => number): FakeLoginShop {
  const { cartCount, hasSeveralCountries } = options
  let users = options.users
  let handles = 0
  const visits: FakeBrowserSession[] = []
  return {
    options,
    codes: createFakeOtpStore(now),
    users: () => users,
    byEmail: (email) => users.find((user) => user.email === email.toLowerCase()),
    bySub: (sub) => users.find((user) => user.sub === sub),
    save: (user) => {
      const saved = { ...user, uid: user.uid ?? Math.max(0, ...users.map(({ uid }) => uid)) + 1 }
      users = [...users.filter(({ uid }) => uid !== saved.uid), saved]
      return saved
    },
    openBrowser: () => {
      const visit: FakeBrowserSession = {
        browser: `browser-${visits.length}`,
        verifiedEmails: [],
        signedInAt: 0,
      }
      visits.push(visit)
      return visit
    },
    signIn: (visit, user) => {
      visit.uid = user.uid
      visit.signedInAt = now()
      visit.code = undefined
      if (user.isVerified) visit.verifiedEmails = [...visit.verifiedEmails, user.email]
    },
    endOtherSessions: (here, gone) => {
      for (const visit of visits) if (visit !== here && visit.uid === gone) visit.uid = undefined
    },
    getSessionUser: ({ uid }) => {
      const user = users.find((one) => one.uid === uid)
      if (!user) return undefined
      const { isVerified, isMobileVerified, sub: _, ...known } = user
      const isMobileNew = isVerified && known.mobile !== '' && !isMobileVerified
      return { ...known, isVerified, isMobileNew, hasSeveralCountries, cartCount }
    },
    createToken: () => {
      handles += 1
      return `fake-handle-of-google-${handles}`
    },
    now,
  }
}
