/** Options of `createTestGoogle`. */
export interface TestGoogleOptions {
  /** URL of the issuer: origin of the store and the path at which it is mounted. */
  readonly issuer: string
  /** The one registered client, the store. */
  readonly client: TestGoogleClient
  /** Origins to which a login may return, besides the store's own. */
  readonly returnOrigins: readonly string[]
  /** Current time in milliseconds. @default Date.now */
  readonly now?: () => number
}

/** The store as a client of the simulated Google. */
export interface TestGoogleClient {
  readonly clientId: string
  readonly clientSecret: string
  readonly redirectUri: string
}
