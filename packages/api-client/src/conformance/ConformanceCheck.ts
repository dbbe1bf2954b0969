import type { ApiClient } from '../ApiClient.ts'
import type { ProductId } from '../contract/cart/index.ts'
import type { SuiteExpect } from '../testing/CartCheck.ts'
import type { ConformancePartner, ConformanceProducts } from './ConformanceTarget.ts'

/** Profile of a store: the least that a storefront needs (browse, place check, cart, login, order), or everything. */
export type ConformanceProfile = 'minimal' | 'full'

/** What a check may use. */
export interface ConformanceContext {
  /** Opens a browser without cookies; its pages are the storefront's unless another origin is given. */
  readonly visitor: (options?: VisitorOptions) => ApiClient
  /** Signs a new user up, in a browser of their own. */
  readonly user: (client?: ApiClient) => Promise<ApiClient>
  /** Opens a client of the merchant's staff. */
  readonly staff: () => ApiClient
  /** A partner site of the store. */
  readonly partner: ConformancePartner
  /** Slug of the brand. */
  readonly brand: string
  /** A gift that is in stock and needs no choice. */
  readonly gift: ProductId
  /** Other products, as far as the target names them or they were found. */
  readonly products: ConformanceProducts
  readonly pincode: string
  readonly city: string
  readonly readOtp: (to: string) => string | Promise<string>
  /** Lets time pass, in ms. */
  readonly wait: (ms: number) => void | Promise<void>
  readonly expect: SuiteExpect
}

/** Options of a browser. */
export interface VisitorOptions {
  /** Origin of its pages, if they are not the storefront's. */
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
