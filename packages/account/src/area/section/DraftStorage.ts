/** Keeps what was typed over a reload; the host uses the tab's session storage. */
export interface DraftStorage {
  /** What was kept; nothing is said of its form, for anybody may have written there. */
  readonly read: () => unknown
  readonly write: (value: object) => void
  readonly forget: () => void
}
