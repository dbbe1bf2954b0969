/** UI messages of a {@link Combobox} that do not come from its caller. */
export interface ComboboxMessages {
  /** Number of suggestions; announced, not shown. */
  readonly count: (count: number) => string
  /** Shown while suggestions are loading and there are none to show. */
  readonly loading: string
  /** Shown when nothing matches the typed text. */
  readonly empty: string
  /** Shown when the suggestions could not be loaded. */
  readonly failed: string
  /** Button that retries the request. */
  readonly retry: string
}
