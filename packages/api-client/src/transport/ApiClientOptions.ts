/** Where the API is and how to reach it. */
export interface ApiClientOptions {
  /** Origin before `/api`; empty for the page's own origin. @default '' */
  readonly baseUrl?: string
  /** Slug of the brand, which takes `{brand}`'s place in paths. */
  readonly brand: string
  /** Speaks HTTP; on a server this may lead to the API in the same process. @default the platform's fetch */
  readonly fetch?: typeof globalThis.fetch
  /** Headers of every request, such as the visitor's cookie on a server. @default none */
  readonly headers?: Readonly<Record<string, string>>
  /** The visit's `fact`, sent along with the calls that take it (specification 1, section 7). @default none */
  readonly fact?: (() => string | undefined) | undefined
  /**
   * Whether cookies go along to an API on another origin, which must list this one. @default false
   */
  readonly isEmbedded?: boolean
  /**
   * Whether `fetch` leads to an API in this very process, which is asked without what a network needs: no second try, and
   * nothing called off. @default false
   */
  readonly isInProcess?: boolean
  /** Milliseconds until a call is given up. @default 10000 */
  readonly timeoutMs?: number
  /**
   * Whether an answer that comes again word for word is read once, and what was read of it shared: for a server that asks
   * the same for everybody. It keeps the last hundred, so not for a visitor's own. @default false
   */
  readonly hasParseCache?: boolean
}
