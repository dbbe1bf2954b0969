import type { Clock } from '../contract/ports/index.ts'
import { createFakeLoginShop, type FakeLoginShopOptions } from './createFakeLoginShop.ts'
import { createFakeNetwork, type FakeNetwork } from './createFakeNetwork.ts'
import type { FakeUser } from './FakeUser.ts'
import { fakeUsers } from './fakeUsers.ts'
import { type FakeLoginBrowser, openFakeBrowser } from './openFakeBrowser.ts'

/** Options of a fake login. */
export interface FakeLoginOptions extends Partial<FakeLoginShopOptions> {
  /** Latency of a response, in ms. @default 0 */
  readonly latencyMs?: number
  /** Clock for the age of OTPs. @default the system clock */
  readonly clock?: Clock
}

/** The login of a shop in memory that follows the shop's rules. */
export interface FakeLogin extends FakeLoginBrowser, Omit<FakeNetwork, 'reach'> {
  /** Opens another browser of the same shop, whose calls always succeed immediately. */
  readonly openOtherBrowser: () => FakeLoginBrowser
  /**
   * Returns the newest OTP sent to an e-mail address, or to a number with its country code and plus; empty if none
   * was sent.
   */
  readonly newestCode: (to: string) => string
  /** The accounts as the server has them. */
  readonly users: () => readonly FakeUser[]
  /** Lets time pass, in ms. */
  readonly wait: (ms: number) => void
}

/** Creates a fake of the login calls, for tests and for hosts without a server. */
export function createFakeLogin({
  users = Object.values(fakeUsers),
  hasGoogle = true,
  countryCodes = ['91', '1', '44', '61', '65', '971', '49'],
  cartCount = 0,
  hasSeveralCountries = false,
  latencyMs,
  clock = { now: () => new Date() },
}: FakeLoginOptions = {}): FakeLogin {
  let passed = 0
  const now = () => clock.now().getTime() + passed
  const shop = createFakeLoginShop({ users, hasGoogle, countryCodes, cartCount, hasSeveralCountries }, now)
  const { reach, ...network } = createFakeNetwork(latencyMs)
  return {
    ...openFakeBrowser(shop, reach),
    ...network,
    openOtherBrowser: () => openFakeBrowser(shop, async (work) => work()),
    newestCode: shop.codes.newest,
    users: shop.users,
    wait: (ms) => {
      passed += ms
    },
  }
}
