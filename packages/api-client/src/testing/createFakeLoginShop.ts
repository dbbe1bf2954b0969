import type { SignedIn } from '../contract/login/index.ts'
import { createFakeCodes, type FakeCode, type FakeCodes } from './createFakeCodes.ts'
import type { FakePerson, FakeUser } from './FakeUser.ts'

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
export interface FakeVisit {
  /** Account that is signed in here. */
  uid?: number | undefined
  /** Names the browser. */
  readonly browser: string
  /** E-mail addresses of the accounts it held a session of, each shown to be the shopper's. */
  known: readonly string[]
  /** When it signed in; milliseconds since 1970. */
  since: number
  /** The login's code this browser asked for last. */
  code?: FakeCode | undefined
  /** The code of its new mobile number. */
  mobileCode?: FakeCode | undefined
  /** Whom Google vouched for here. */
  google?: FakeVouch | undefined
}

/** Google's word for somebody. */
export interface FakeVouch {
  readonly person: FakePerson
  readonly handle: string
  /** Milliseconds since 1970. */
  readonly madeAt: number
  /** When its handle was exchanged; milliseconds since 1970. */
  readonly exchangedAt: number | undefined
}

/** Accounts, codes and sessions of the fake shop. */
export interface FakeLoginShop {
  readonly options: FakeLoginShopOptions
  readonly codes: FakeCodes
  readonly users: () => readonly FakeUser[]
  readonly byEmail: (email: string) => FakeUser | undefined
  readonly bySub: (sub: string) => FakeUser | undefined
  /** Opens an account or writes over the one of its number. */
  readonly save: (user: Omit<FakeUser, 'uid'> & { readonly uid?: number }) => FakeUser
  /** Another browser that visits. */
  readonly open: () => FakeVisit
  /** Signs a browser in. */
  readonly enter: (visit: FakeVisit, user: FakeUser) => void
  /** Signs an account out in every browser but one. */
  readonly endOthers: (visit: FakeVisit, uid: number) => void
  /** Who is signed in, as the shop tells it. */
  readonly tell: (visit: FakeVisit) => SignedIn | undefined
  /** Handle Google leads a browser back with. */
  readonly newHandle: () => string
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Makes the fake shop's accounts, codes and sessions. */
export function createFakeLoginShop(options: FakeLoginShopOptions, now: () => number): FakeLoginShop {
  const { cartCount, hasSeveralCountries } = options
  let users = options.users
  let handles = 0
  const visits: FakeVisit[] = []
  return {
    options,
    codes: createFakeCodes(now),
    users: () => users,
    byEmail: (email) => users.find((user) => user.email === email.toLowerCase()),
    bySub: (sub) => users.find((user) => user.sub === sub),
    save: (user) => {
      const saved = { ...user, uid: user.uid ?? Math.max(0, ...users.map(({ uid }) => uid)) + 1 }
      users = [...users.filter(({ uid }) => uid !== saved.uid), saved]
      return saved
    },
    open: () => {
      const visit: FakeVisit = { browser: `browser-${visits.length}`, known: [], since: 0 }
      visits.push(visit)
      return visit
    },
    enter: (visit, user) => {
      visit.uid = user.uid
      visit.since = now()
      visit.code = undefined
      if (user.isVerified) visit.known = [...visit.known, user.email]
    },
    endOthers: (here, gone) => {
      for (const visit of visits) if (visit !== here && visit.uid === gone) visit.uid = undefined
    },
    tell: ({ uid }) => {
      const user = users.find((one) => one.uid === uid)
      if (!user) return undefined
      const { isVerified, isMobileProven, sub: _, ...known } = user
      const isMobileNew = isVerified && known.mobile !== '' && !isMobileProven
      return { ...known, isVerified, isMobileNew, hasSeveralCountries, cartCount }
    },
    newHandle: () => {
      handles += 1
      return `fake-handle-of-google-${handles}`
    },
    now,
  }
}
