/** One suggestion of a {@link Combobox}. */
export interface ComboboxOption {
  /** Its own name among all options. */
  readonly id: string
  /** What is suggested; the part that was typed is emphasised in it. */
  readonly text: string
  /** More about it, on a line of its own. */
  readonly detail?: string | undefined
  /**
   * Can be read and reached, not chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /** Why it cannot be chosen. */
  readonly reason?: string | undefined
  /** Heading it stands under; neighbours of the same group share one. */
  readonly group?: string | undefined
}
