import type { StoreEvent } from './StoreEvent.ts'

// What counts comes late; until then the first events wait for it. A page is a document of its own, and so is this.
const most = 50
let waiting: StoreEvent[] = []
let counter = (event: StoreEvent): void => {
  if (waiting.length < most) waiting.push(event)
}

/** Takes what features and host report to what counts it (`app/analytics`); nothing leaves the browser from here. */
export const track = (event: StoreEvent): void => {
  if (typeof window !== 'undefined') counter(event)
}

/** Hands over what was reported so far, and all that is reported from now on. Browser only. */
export function setTrackHandler(count: (event: StoreEvent) => void): void {
  counter = count
  for (const event of waiting) count(event)
  waiting = []
}
