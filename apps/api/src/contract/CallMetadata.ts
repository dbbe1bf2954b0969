/** The permitted callers of a request; others are rejected. */
export type Caller =
  | 'anyone'
  /** A user who is signed in; others are rejected with 401 `login_required`. */
  | 'user'
  /** A user who is signed in with a verified address; others are rejected with 401. */
  | 'verified'
  /** The server of a partner site, authenticated by its secret. */
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
