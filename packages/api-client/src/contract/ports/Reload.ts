/** Why a feature requests a page reload. */
export type ReloadReason =
  | 'sessionRefused'
  | 'pageRestored'
  | 'locationChanged'
  | 'scriptMissing'
  /** A saved address was deleted (specification 1, section 4). */
  | 'addressRemoved'

/** Reloads the page, or updates it in another way that the host prefers. Typed values must not be lost. */
export type Reload = (reason: ReloadReason) => void
