import { addressCalls } from '@store/api-client/contract/addresses'
import { deliveryCalls } from '@store/api-client/contract/delivery'
import { loginCalls } from '@store/api-client/contract/login'
import { settingsCalls } from '@store/api-client/contract/settings'
import { matchCalls } from './matchCalls.ts'

/** Who may ask what from another site of the house. */
export interface CorsPolicy {
  /** Origins, exactly as browsers say them. */
  readonly origins: readonly string[]
  /** Whether a call is one that the embedded elements make. */
  readonly isAllowed: (method: string, path: string) => boolean
}

// What lies in somebody's cart is the store's own business.
const { leftBehind: _, ...placeCalls } = deliveryCalls

/** Opens the calls of the embedded login and location picker; carts, orders and favorites stay the store's own. */
export const createCorsPolicy = (origins: readonly string[]): CorsPolicy => ({
  origins,
  isAllowed: matchCalls([
    ...Object.values(settingsCalls),
    ...Object.values(loginCalls),
    ...Object.values(placeCalls),
    addressCalls.list,
  ]),
})
