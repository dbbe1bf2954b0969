/** One suggestion of a {@link Combobox}. */
export interface ComboboxOption {
  /** Unique id among all options. */
  readonly id: string
  /** Text of the suggestion; the part that was typed is emphasised. */
  readonly text: string
  /** Details, on a separate line. */
  readonly detail?: string | undefined
  /**
   * Whether the option can be read and focused, but not chosen.
   * @default false
   */
  readonly disabled?: boolean | undefined
  /** Short note on an option that can still be chosen, such as "Not Deliverable". */
  readonly note?: string | undefined
  /** Why the option is disabled. */
  readonly reason?: string | undefined
  /** Group heading; adjacent options of the same group share one. */
  readonly group?: string | undefined
}
