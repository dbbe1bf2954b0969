import type { LoginClient } from '../contract/login/index.ts'
import type { ExpectFunction } from './CartTestCase.ts'
import type { FakeGoogleAccount } from './FakeUser.ts'

/** A browser without a signed-in user. */
export interface BrowserFixture {
  readonly client: LoginClient
  /** Returns the one-time token with which Google redirects this browser back, for a verified person. */
  readonly completeGoogleLogin: (person: FakeGoogleAccount) => string | Promise<string>
}

/** A shop for login checks. */
export interface LoginFixture {
  /** Opens another browser. */
  readonly browser: () => BrowserFixture
  /** An e-mail address that is not registered with the shop. */
  readonly email: string
  /** A mobile number in India that is not registered with the shop: ten digits. */
  readonly mobile: string
  /** Returns the newest OTP sent to an e-mail address, or to a number with its country code and plus. */
  readonly newestCode: (to: string) => string | Promise<string>
  /** Lets time pass, in ms. */
  readonly wait: (ms: number) => void | Promise<void>
}

/** A check of behavior that every login must have. */
export interface LoginTestCase {
  readonly title: string
  readonly run: (opened: LoginFixture, expect: ExpectFunction) => Promise<void>
}
