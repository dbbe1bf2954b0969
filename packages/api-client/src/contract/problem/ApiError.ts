/** Why a call brought no answer. A failure is a value: nothing of the transport reaches a feature. */
export type ApiError =
  /** No answer came: offline, refused connection, or the time ran out. */
  | { readonly kind: 'network' }
  /** The server refused for a reason it names. */
  | {
      readonly kind: 'refused'
      /** HTTP status, 4xx; 500 where the body of an answer says so (specification 1, section 8). */
      readonly status: number
      /** Stable name of the reason. */
      readonly code: string
      /** The server's own words, plain text. */
      readonly message: string
      /** Field the reason is about, in domain names. */
      readonly field?: string | undefined
    }
  /** The server failed, or answered something that is not its contract. */
  | { readonly kind: 'broken'; readonly status: number }
  /** E-mail or mobile could not be encrypted in this browser. */
  | { readonly kind: 'encryption' }
