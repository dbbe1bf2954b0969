import { addressCalls } from '@store/api-client/contract/addresses'
import { deliveryCalls } from '@store/api-client/contract/delivery'
import { loginCalls } from '@store/api-client/contract/login'
import { settingsCalls } from '@store/api-client/contract/settings'
import { matchCalls } from './matchCalls.ts'

/** Allowed cross-site origins and calls. */
export interface CorsPolicy {
  /** Origins, exactly as browsers send them. */
  readonly origins: readonly string[]
  /** Whether the embedded elements make this call. */
  readonly isAllowed: (method: string, path: string) => boolean
}

// Cart contents are not exposed across sites.
const { leftBehind: _, ...placeCalls } = deliveryCalls

/** Allows the calls of the embedded login and location picker; carts, orders and favorites stay same-origin. */
export const createCorsPolicy = (origins: readonly string[]): CorsPolicy => ({
  origins,
  isAllowed: matchCalls([
    ...Object.values(settingsCalls),
    ...Object.values(loginCalls),
    ...Object.values(placeCalls),
    addressCalls.list,
  ]),
})
