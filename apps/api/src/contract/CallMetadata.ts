/** The permitted callers of a request; others are rejected. */
export type Caller =
  | 'anyone'
  /** Somebody who is signed in; others are refused with 401 `login_required`. */
  | 'user'
  /** Somebody who is signed in and whose address is proven; others are refused with 401. */
  | 'verified'
  /** The server of another site of the house, by its secret. */
  | 'partner'

/** Metadata of an API call beside its schemas. */
export interface CallMetadata {
  /** One sentence on what the call does. */
  readonly summary: string
  readonly caller: Caller
}

/** Creates the metadata of calls for one kind of caller. */
export const describeCall =
  (caller: Caller) =>
  (summary: string): CallMetadata => ({ summary, caller })
