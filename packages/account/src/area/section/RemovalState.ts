/** State of a removal and its confirmation. */
export interface RemovalState<Thing> {
  /** The item that the dialog is about. */
  readonly target: Thing | undefined
  /** Whether the removal is in progress; the dialog stays open. */
  readonly isBusy: boolean
  /** Why the item was not removed; empty when no response arrived. */
  readonly error?: string | undefined
}
