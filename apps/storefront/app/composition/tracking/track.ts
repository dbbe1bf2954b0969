import type { TrackedEvent } from './TrackedEvent.ts'

// Analytics is lazy-loaded, so the first events are queued. Each page is a separate document with its own queue.
const most = 50
let waiting: TrackedEvent[] = []
let counter = (event: TrackedEvent): void => {
  if (waiting.length < most) waiting.push(event)
}

/** Passes an event of features or host to analytics (`app/analytics`); sends nothing itself. */
export const track = (event: TrackedEvent): void => {
  if (typeof window !== 'undefined') counter(event)
}

/** Sets the handler, and passes all queued and later events to it. Browser only. */
export function setTrackHandler(count: (event: TrackedEvent) => void): void {
  counter = count
  for (const event of waiting) count(event)
  waiting = []
}
