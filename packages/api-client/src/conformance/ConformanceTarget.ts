import type { ProductId } from '../contract/cart/index.ts'
import type { CartFixture } from '../testing/CartTestCase.ts'

/** Products that some checks need in addition to those that they find in the shop's lists. */
export interface ConformanceProducts {
  /** A gift that is in stock, without a personalisation text and without required options. */
  readonly gift?: ProductId | undefined
  /** A gift with an optional personalisation text. */
  readonly giftWithMessage?: CartFixture['giftWithMessage'] | undefined
  /** Add-ons: a plain one, a candle that requires a number, and a card that requires an occasion. */
  readonly addOnProducts?: CartFixture['addOnProducts'] | undefined
  /** Code of a coupon that applies to one gift. */
  readonly coupon?: string | undefined
  /** A combo whose gifts are lines of their own in the cart. */
  readonly combo?: ProductId | undefined
  /** A gift that takes a photo. */
  readonly giftWithPhoto?: { readonly productId: ProductId; readonly attribute: number } | undefined
  /** A hamper that a shopper fills. */
  readonly hamper?: ProductId | undefined
}

/** A partner site that may embed the login of the store. */
export interface ConformancePartnerSite {
  /** Origin of its pages. */
  readonly origin: string
  /** Secret that the partner site's server shares with the store. */
  readonly secret: string
}

/** The server to check. */
export interface ConformanceTarget {
  /** Origin before `/api`. */
  readonly baseUrl: string
  /** Slug of the brand. */
  readonly brand: string
  /** Origin of the storefront, sent with requests that change something. @default `baseUrl` */
  readonly origin?: string | undefined
  /** Hosts of pictures and videos besides the server's own. @default none */
  readonly imageHosts?: readonly string[] | undefined
  /** @default the platform's fetch */
  readonly fetch?: typeof globalThis.fetch | undefined
  /** A pincode in India where gifts are delivered. @default '560001' */
  readonly pincode?: string | undefined
  /** City of the pincode. @default 'Bengaluru' */
  readonly city?: string | undefined
  /** Products for the checks. @default products found in the lists of the shop */
  readonly products?: ConformanceProducts | undefined
  /**
   * Returns the newest OTP sent to an e-mail address, or to a number with its country code and plus; empty if there is
   * none. @default none: skips the checks that sign in
   */
  readonly readOtp?: ((to: string) => string | Promise<string>) | undefined
  /**
   * Lets time pass, in ms, on a server whose clock can be set. @default waits up to 2 s; checks that need more are
   * skipped
   */
  readonly wait?: ((ms: number) => void | Promise<void>) | undefined
  /** Token of a staff member with the role of a manager. @default none: skips the calls of the staff */
  readonly staffToken?: string | undefined
  /** A partner site that is registered with the store. @default none: skips the login of partner sites */
  readonly partner?: ConformancePartnerSite | undefined
}
