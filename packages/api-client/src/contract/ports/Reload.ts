/** Why a feature wants the page loaded anew. */
export type ReloadReason =
  | 'sessionRefused'
  | 'pageRestored'
  | 'locationChanged'
  | 'scriptMissing'
  /** A saved address was deleted (specification 1, section 4). */
  | 'addressRemoved'

/** Loads the page anew, or does what the host thinks better; nothing typed may be lost by it. */
export type Reload = (reason: ReloadReason) => void
