import { createCallMatcher } from './createCallMatcher.ts'

/** Origins from which browsers may call the API, exactly as browsers send them. */
export interface AllowedOrigins {
  /** Origins of storefronts, which may make every call. */
  readonly storeOrigins: readonly string[]
  /** Origins of partner sites, which may make the calls of the embedded elements. */
  readonly partnerOrigins: readonly string[]
}

/** Allowed cross-origin requests. */
export interface CorsPolicy {
  /** Returns whether the responses to such requests depend on the origin, so that they need `Vary: Origin`. */
  readonly varies: (method: string, path: string) => boolean
  readonly isAllowed: (origin: string, method: string, path: string) => boolean
}

/** Allows storefronts every call, and partner sites the calls of the embedded login and location picker. */
export function createCorsPolicy({ storeOrigins, partnerOrigins }: AllowedOrigins): CorsPolicy {
  const isEmbeddable = createCallMatcher((call) => call.isEmbeddable === true)
  return {
    varies: (method, path) =>
      storeOrigins.length > 0 || (partnerOrigins.length > 0 && isEmbeddable(method, path)),
    isAllowed: (origin, method, path) =>
      storeOrigins.includes(origin) || (partnerOrigins.includes(origin) && isEmbeddable(method, path)),
  }
}
