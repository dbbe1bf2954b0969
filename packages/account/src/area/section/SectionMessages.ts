/** Messages shared by every section of the account. */
export interface SectionMessages {
  /** Screen reader text while loading. */
  readonly loading: string
  /** Text that asks a guest to log in. */
  readonly guest: string
  /** Label of the login button. */
  readonly login: string
  /** Text after loading failed. */
  readonly failed: string
  /** Label of the retry button. */
  readonly tryAgain: string
  /** Button that cancels a dialog or a form. */
  readonly cancel: string
  /** Name of a dialog's close button. */
  readonly close: string
  /** Suffix of the labels of optional fields. */
  readonly optional: string
}
