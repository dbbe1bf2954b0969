/** What is asked about before it goes. */
export interface RemovalState<Thing> {
  /** What the open dialog asks about. */
  readonly target: Thing | undefined
  /** It is on its way out; the dialog stays. */
  readonly isBusy: boolean
  /** Why it is still there; empty where no answer came. */
  readonly error?: string | undefined
}
