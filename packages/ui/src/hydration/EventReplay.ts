/**
 * Connects React with the events that {@link captureEvents} stores. If the document does not contain that script,
 * nothing is replayed.
 */
export interface EventReplay {
  /** Reports that the handlers of a region have received an event, so that it is not dispatched again. */
  readonly handled: (event: Event) => void
  /** Reports that a region is hydrated: the events captured for its elements are dispatched in order, once each. */
  readonly hydrated: (region: Element) => void
  /** Returns whether the region around an element is hydrated; true if there is no region. */
  readonly isHydrated: (element: Element) => boolean
}

declare global {
  interface Window {
    /** Set by {@link captureEvents} if the server has inlined it. */
    __eventReplay?: EventReplay
  }
}
