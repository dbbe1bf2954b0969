/** Words every section of the account shares. */
export interface SectionMessages {
  /** Read while it is on its way. */
  readonly loading: string
  /** Asks a guest to log in. */
  readonly guest: string
  /** The button that does. */
  readonly login: string
  /** Stands where it could not be had. */
  readonly failed: string
  /** Asks for it again. */
  readonly tryAgain: string
  /** Leaves a question or a form without doing it. */
  readonly cancel: string
  /** Name of a dialog's close button. */
  readonly close: string
  /** Stands after the label of what may be left empty. */
  readonly optional: string
}
