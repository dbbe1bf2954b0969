/** State of the privacy section beside the loaded sessions. */
export interface PrivacyState {
  /** State of the download of all data. */
  readonly download: DownloadState
  /** What is being ended: the id of one session, or all other sessions. */
  readonly ending: string | undefined
  /** Why a session did not end; empty when no response arrived. */
  readonly endError: string | undefined
  /** The session that was just ended, which is announced once. */
  readonly ended: 'one' | 'others' | undefined
  /** The form that deletes the account; missing while it is closed. */
  readonly removal: AccountRemovalState | undefined
}

/** State of the download. */
export type DownloadState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  /** `message` is the server's message; empty when no response arrived. */
  | { readonly kind: 'failed'; readonly message: string }

/** State of the form that deletes the account. */
export interface AccountRemovalState {
  /** The e-mail address as typed, for confirmation. */
  readonly email: string
  readonly error: AccountRemovalError | undefined
  readonly isBusy: boolean
}

/** Why the account was not deleted. */
export type AccountRemovalError =
  | { readonly kind: 'required' }
  /** `code` and `message` come from the server; both are empty when no response arrived. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
