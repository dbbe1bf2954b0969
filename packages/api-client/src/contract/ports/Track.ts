/** Takes a feature's typed events to wherever the host sends them. Never throws. */
export type Track<Event> = (event: Event) => void
