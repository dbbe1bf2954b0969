/** Why a feature requests a page reload. */
export type ReloadReason =
  | 'sessionRefused'
  | 'pageRestored'
  | 'locationChanged'
  | 'scriptMissing'
  /** A saved address was deleted (specification 1, section 4). */
  | 'addressRemoved'

/** Reloads the page, or does what the host prefers; typed values must not be lost by it. */
export type Reload = (reason: ReloadReason) => void
