/** A request as it is sent, and what must come of it. */
export interface FuzzRequest {
  readonly method: string
  /** Path and query, as they travel. */
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | FormData | undefined
  /**
   * What a server reads of it before it looks at the schema; `broken` where it must not even come to that, `unknown`
   * where a transport may read it in more than one way.
   */
  readonly expected:
    | { readonly kind: 'input'; readonly input: unknown }
    | { readonly kind: 'broken' }
    | { readonly kind: 'unknown' }
}
