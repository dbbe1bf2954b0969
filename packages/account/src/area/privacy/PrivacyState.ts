/** What the privacy section knows beside the sessions that were read. */
export interface PrivacyState {
  /** How the download of all data stands. */
  readonly download: DownloadState
  /** Which session is being ended: its id, or all others. */
  readonly ending: string | undefined
  /** Why a session still stands; empty where no answer came. */
  readonly endError: string | undefined
  /** What was ended a moment ago: to be said once. */
  readonly ended: 'one' | 'others' | undefined
  /** The form that deletes the account; missing while it is closed. */
  readonly removal: AccountRemoval | undefined
}

/** Something that is done on a tap. */
export type DownloadState =
  | { readonly kind: 'ready' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'done' }
  /** In the server's words; empty where no answer came. */
  | { readonly kind: 'failed'; readonly message: string }

/** The form that deletes the account. */
export interface AccountRemoval {
  /** The e-mail address as typed, to confirm it. */
  readonly email: string
  readonly error: AccountRemovalError | undefined
  readonly isBusy: boolean
}

/** Why the account stands. */
export type AccountRemovalError =
  | { readonly kind: 'required' }
  /** In the server's words; both empty where no answer came. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string }
