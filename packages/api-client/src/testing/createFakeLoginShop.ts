import type { SessionUser } from '../contract/login/index.ts'
import { createFakeOtpStore, type FakeOtp, type FakeOtpStore } from './createFakeOtpStore.ts'
import type { FakeGoogleAccount, FakeUser } from './FakeUser.ts'

/** Options of the fake shop. */
export interface FakeLoginShopOptions {
  /** Existing accounts. @default `fakeUsers` */
  readonly users: readonly FakeUser[]
  /** Whether login with Google is offered. @default true */
  readonly hasGoogle: boolean
  /** Allowed country codes of mobile numbers, without plus; the first is the default. */
  readonly countryCodes: readonly string[]
  /** Units in the cart after sign-in. @default 0 */
  readonly cartCount: number
  /** Whether the cart holds gifts for several countries. @default false */
  readonly hasSeveralCountries: boolean
}

/** The fake shop's session of one browser. */
export interface FakeBrowserSession {
  /** Account that is signed in here. */
  uid?: number | undefined
  /** Id of the browser. */
  readonly browser: string
  /** Verified e-mail addresses of the accounts that this browser was signed in to. */
  verifiedEmails: readonly string[]
  /** Time of the login; milliseconds since 1970. */
  signedInAt: number
  /** The last login OTP that this browser requested. */
  code?: FakeOtp | undefined
  /** The OTP for its new mobile number. */
  mobileCode?: FakeOtp | undefined
  /** The person who signed in with Google in this browser. */
  google?: FakeGoogleLogin | undefined
}

/** A person's Google login. */
export interface FakeGoogleLogin {
  readonly person: FakeGoogleAccount
  readonly token: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** When its one-time token was exchanged; milliseconds since 1970. */
  readonly exchangedAt: number | undefined
}

/** Accounts, codes and sessions of the fake shop. */
export interface FakeLoginShop {
  readonly options: FakeLoginShopOptions
  readonly codes: FakeOtpStore
  readonly users: () => readonly FakeUser[]
  readonly byEmail: (email: string) => FakeUser | undefined
  readonly bySub: (sub: string) => FakeUser | undefined
  /** Creates an account, or overwrites the one with its number. */
  readonly save: (user: Omit<FakeUser, 'uid'> & { readonly uid?: number }) => FakeUser
  /** Opens another browser. */
  readonly openBrowser: () => FakeBrowserSession
  /** Signs a browser in. */
  readonly signIn: (visit: FakeBrowserSession, user: FakeUser) => void
  /** Signs an account out in every browser but one. */
  readonly endOtherSessions: (visit: FakeBrowserSession, uid: number) => void
  /** Returns the signed-in user as the API would. */
  readonly getSessionUser: (visit: FakeBrowserSession) => SessionUser | undefined
  /** Creates the one-time token with which Google redirects a browser back. */
  readonly createToken: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Creates the fake shop's accounts, OTPs and sessions. */
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
