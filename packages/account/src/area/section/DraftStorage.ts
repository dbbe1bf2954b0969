/** Stores typed values during a reload, such as in session storage. */
export interface DraftStorage {
  /** Returns the stored value, which must be validated because any script may have written it. */
  readonly read: () => unknown
  readonly write: (value: object) => void
  readonly forget: () => void
}
