/** Sends a feature's typed analytics events to the host. Never throws. */
export type Track<Event> = (event: Event) => void
