import type { AnyCall, RateLimitName } from '@store/api-client/contract/call'
import type { RateLimits } from '../RateLimits.ts'
import type { RateLimiter } from './createRateLimiter.ts'

/** Rate limit of a class of calls. */
interface ClassLimit {
  /** The limit per IP address. */
  readonly network: keyof RateLimits
  /** The limit per e-mail address of the user, because an account can be recreated. @default none */
  readonly email?: keyof RateLimits
  readonly windowMs: number
  /** Whether all endpoints of this class share one counter. @default false: each endpoint has its own */
  readonly isCountedTogether?: boolean
  /** Whether every use is counted exactly, in the database. @default false: approximately, in each instance */
  readonly isExact?: boolean
}

const minute = 60_000
const hour = 60 * minute

/**
 * The limit of each class; `service` if the service itself counts, because its limits depend on more than the caller.
 */
const classLimits: Readonly<Record<RateLimitName, ClassLimit | 'service'>> = {
  cartAdd: { network: 'addsPerNetwork', windowMs: minute, isCountedTogether: true },
  cartChange: { network: 'changesPerNetwork', windowMs: minute, isCountedTogether: true },
  availability: { network: 'pincodesPerNetwork', windowMs: minute },
  location: { network: 'placesPerNetwork', windowMs: minute },
  suggestion: { network: 'suggestionsPerNetwork', windowMs: minute },
  order: { network: 'ordersPerNetwork', email: 'ordersPerAddress', windowMs: hour },
  captcha: { network: 'captchasPerNetwork', windowMs: minute, isExact: true },
  pincodeList: { network: 'listsPerNetwork', windowMs: minute, isExact: true },
  beacon: { network: 'beaconsPerNetwork', windowMs: minute, isCountedTogether: true },
  login: 'service',
  otp: 'service',
  enquiry: 'service',
  upload: 'service',
  authorizationCode: 'service',
}

/** Caller of a call. */
export interface LimitedCaller {
  readonly network: string
  readonly email?: string | undefined
}

/** Counts a call against the limit of its class; rejects it with 429 above the limit. */
export type CallLimiter = (name: string, call: AnyCall, caller: LimitedCaller) => Promise<void>

/** Creates the rate limit of all calls. */
export function createCallLimiter(
  limits: RateLimits,
  limiters: { readonly approximate: Pick<RateLimiter, 'use'>; readonly exact: Pick<RateLimiter, 'use'> },
): CallLimiter {
  return async (name, { rateClass }, { network, email }) => {
    const rule = rateClass && classLimits[rateClass]
    if (!rule || rule === 'service') return
    const limiter = rule.isExact ? limiters.exact : limiters.approximate
    const key = rule.isCountedTogether ? rateClass : name
    await limiter.use(`${key}:${network}`, limits[rule.network], rule.windowMs)
    if (rule.email && email !== undefined) {
      await limiter.use(`${key}:${email}`, limits[rule.email], rule.windowMs)
    }
  }
}
