import { matchCalls } from './matchCalls.ts'

/** Allowed cross-site origins and calls. */
export interface CorsPolicy {
  /** Origins, exactly as browsers send them. */
  readonly origins: readonly string[]
  /** Whether the embedded elements make this call. */
  readonly isAllowed: (method: string, path: string) => boolean
}

/** Allows the calls of the embedded login and location picker; carts, orders and favorites stay same-origin. */
export const createCorsPolicy = (origins: readonly string[]): CorsPolicy => ({
  origins,
  isAllowed: matchCalls(({ isEmbeddable }) => isEmbeddable === true),
})
