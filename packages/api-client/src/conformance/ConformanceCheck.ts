import type { ApiClient } from '../ApiClient.ts'
import type { ProductId } from '../contract/cart/index.ts'
import type { ExpectFunction } from '../testing/CartTestCase.ts'
import type { ConformancePartnerSite, ConformanceProducts } from './ConformanceTarget.ts'

/**
 * Profile to check: the minimum that a storefront needs (browsing, location check, cart, login, order), or every call.
 */
export type ConformanceProfile = 'minimal' | 'full'

/** Everything that a check can use. */
export interface ConformanceContext {
  /** Opens a browser without cookies. Its pages have the storefront's origin unless another one is given. */
  readonly visitor: (options?: VisitorClientOptions) => ApiClient
  /** Signs up a new user in a separate browser. */
  readonly user: (client?: ApiClient) => Promise<ApiClient>
  /** Opens a client of the merchant's staff. */
  readonly staff: () => ApiClient
  /** A partner site of the store. */
  readonly partner: ConformancePartnerSite
  /** Slug of the brand. */
  readonly brand: string
  /** A gift that is in stock and has no required options. */
  readonly gift: ProductId
  /** Other products that checks need: named by the target, or found in the shop's lists. */
  readonly products: ConformanceProducts
  readonly pincode: string
  readonly city: string
  readonly readOtp: (to: string) => string | Promise<string>
  /** Lets time pass, in ms. */
  readonly wait: (ms: number) => void | Promise<void>
  readonly expect: ExpectFunction
}

/** Options of a browser. */
export interface VisitorClientOptions {
  /** Origin of the browser's pages. @default the storefront's */
  readonly origin?: string | undefined
  /** Headers of every request. @default none */
  readonly headers?: Readonly<Record<string, string>> | undefined
}

/** A check of behavior over HTTP. */
export interface ConformanceCheck {
  readonly title: string
  readonly profile: ConformanceProfile
  readonly run: (context: ConformanceContext) => Promise<void>
}
