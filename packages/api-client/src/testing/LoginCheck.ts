import type { LoginClient } from '../contract/login/index.ts'
import type { SuiteExpect } from './CartCheck.ts'
import type { FakeGoogleAccount } from './FakeUser.ts'

/** A browser in which nobody is signed in. */
export interface BrowserFixture {
  readonly client: LoginClient
  /** Handle Google leads this browser back with, for somebody it vouches for. */
  readonly completeGoogleLogin: (person: FakeGoogleAccount) => string | Promise<string>
}

/** A shop somebody wants to be let into. */
export interface LoginFixture {
  /** Opens another browser. */
  readonly browser: () => BrowserFixture
  /** An e-mail address the shop does not know. */
  readonly email: string
  /** A mobile number in India that the shop does not know: ten digits. */
  readonly mobile: string
  /** The newest code that went to an e-mail address, or to a number with its country code and plus. */
  readonly newestCode: (to: string) => string
  /** Lets time pass, in ms. */
  readonly wait: (ms: number) => void
}

/** Behaviour that every login must show. */
export interface LoginCheck {
  readonly title: string
  readonly run: (opened: LoginFixture, expect: SuiteExpect) => Promise<void>
}
