/** Who a call is for; it refuses everybody else. */
export type Caller =
  | 'anyone'
  /** Somebody who is signed in; others are refused with 401 `login_required`. */
  | 'user'
  /** Somebody who is signed in and whose address is proven; others are refused with 401. */
  | 'verified'
  /** The server of another site of the house, by its secret. */
  | 'partner'

/** What is to be said of a call beside its schemas. */
export interface CallMetadata {
  /** One sentence on what it does. */
  readonly summary: string
  readonly caller: Caller
}

/** Writes down a call by whom it is for. */
export const describeCall =
  (caller: Caller) =>
  (summary: string): CallMetadata => ({ summary, caller })
