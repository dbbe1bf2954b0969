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
  /** Milliseconds until a call is given up. @default 10000 */
  readonly timeoutMs?: number
}
