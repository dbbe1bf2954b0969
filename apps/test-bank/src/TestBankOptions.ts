/** Options of `createTestBank`. */
export interface TestBankOptions {
  /** Secret shared with the store: authorizes its requests and signs webhooks. */
  readonly secret: string
  /** Path at which the bank is mounted, such as `/test-bank`. */
  readonly basePath: string
  /** Delivers a webhook to the store. */
  readonly deliver: (body: string, signature: string) => Promise<Response>
  /** Runs work later. @default setTimeout */
  readonly schedule?: (delayMs: number, work: () => void) => void
}
