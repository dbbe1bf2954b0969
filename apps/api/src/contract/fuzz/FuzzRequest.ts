/** A request to send, and the expected response. */
export interface FuzzRequest {
  readonly method: string
  /** Encoded path and query. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  /**
   * The input that the server parses before it validates the schema; `broken` if parsing must fail, `unknown` if
   * transports may parse it differently.
   */
  readonly expected:
    | { readonly kind: 'input'; readonly input: unknown }
    | { readonly kind: 'broken' }
    | { readonly kind: 'unknown' }
}
