/**
 * Connects React with the events that {@link captureEvents} keeps. A document without the script has none, and
 * nothing is replayed.
 */
export interface EventReplay {
  /** Reports that an event reached the handlers of a region, so that it is not dispatched again. */
  readonly handled: (event: Event) => void
  /** Reports that a region is hydrated: the events captured for its elements are dispatched, once each, in order. */
  readonly hydrated: (region: Element) => void
  /** Returns whether the region around an element is hydrated, or whether there is none. */
  readonly isHydrated: (element: Element) => boolean
}

declare global {
  interface Window {
    /** Set by {@link captureEvents}, in documents whose server inlines it. */
    __eventReplay?: EventReplay
  }
}
