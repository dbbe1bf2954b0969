import type { ContractViolation } from '../contract/problem/index.ts'

/** URL of the API, and how to send requests to it. */
export interface ApiClientOptions {
  /** Origin before `/api`; empty for the page's own origin. @default '' */
  readonly baseUrl?: string
  /** Slug of the brand, which replaces `{brand}` in paths. */
  readonly brand: string
  /** The `fetch` function; on a server it may call the API in the same process. @default the platform's fetch */
  readonly fetch?: typeof globalThis.fetch
  /** Headers of every request, such as the visitor's cookie on a server. @default none */
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Language of the visitor as a BCP 47 tag such as `hi-IN`, sent as `accept-language`. @default none: a browser sends
   * its own languages
   */
  readonly locale?: string | undefined
  /**
   * Returns the value of the visit's `fact` cookie, sent with the calls that take it (specification 1, section 7).
   * @default none
   */
  readonly fact?: (() => string | undefined) | undefined
  /** Whether cookies are sent to an API on another origin, which must allow this one. @default false */
  readonly isEmbedded?: boolean
  /** Whether `fetch` calls an API in the same process; such requests are never retried or aborted. @default false */
  readonly isInProcess?: boolean
  /**
   * Hosts of pictures and videos outside the store, such as the CDN's `cdn.example` or `cdn.example:8443`; an https URL
   * of any other host breaks the contract.
   *
   * @default none: paths of the store only
   */
  readonly imageHosts?: readonly string[] | undefined
  /**
   * Receives each contract violation of a response, for a log. Invalid pictures, cards, reviews and videos are dropped
   * or replaced, with at most 20 reports per response; any other violation makes the call return a `broken` error.
   *
   * @default a warning on the console in development
   */
  readonly onContractViolation?: ((violation: ContractViolation) => void) | undefined
  /** Timeout of a call in milliseconds. @default 10000 */
  readonly timeoutMs?: number
  /**
   * Whether identical response texts are parsed once and the result is shared: use it on a server that makes the same
   * requests for all visitors, never for a visitor's own data. It caches the last hundred. @default false
   */
  readonly hasParseCache?: boolean
}
