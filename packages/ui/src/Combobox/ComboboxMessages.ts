/** Every word of a {@link Combobox} that is not its caller's own. */
export interface ComboboxMessages {
  /** How many suggestions there are; announced, not shown. */
  readonly count: (count: number) => string
  /** While suggestions are awaited and there are none to show. */
  readonly loading: string
  /** Nothing fits what was typed. */
  readonly empty: string
  /** The suggestions could not be had. */
  readonly failed: string
  /** Button that asks again. */
  readonly retry: string
}
