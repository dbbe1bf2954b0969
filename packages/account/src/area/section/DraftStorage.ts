/** Stores typed values over a reload; the host uses the tab's session storage. */
export interface DraftStorage {
  /** Returns the stored value, unvalidated: any code may have written it. */
  readonly read: () => unknown
  readonly write: (value: object) => void
  readonly forget: () => void
}
