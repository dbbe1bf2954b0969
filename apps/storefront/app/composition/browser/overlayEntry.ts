/** State of a history entry about the overlays of its page. */
export interface OverlayHistoryState {
  /** Number of overlays that may be open at this entry. */
  readonly count: number
  /**
   * Whether the entry exists only so that Back closes an overlay; if there is nothing to close, Back skips the entry.
   */
  readonly isSkipped: boolean
}

/** Reads the current history entry. */
export function readOverlayHistoryState(): OverlayHistoryState {
  const state: unknown = window.history.state
  const isObject = typeof state === 'object' && state !== null
  const count = isObject && 'overlays' in state && typeof state.overlays === 'number' ? state.overlays : 0
  return { count, isSkipped: count > 0 && isObject && 'isSkipped' in state && state.isSkipped === true }
}

/** Returns the state of a new history entry: the state of the current entry, plus the number of overlays. */
export const toOverlayHistoryState = ({ count, isSkipped }: OverlayHistoryState): object => ({
  ...window.history.state,
  overlays: count,
  isSkipped,
})
