import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'
import type { Ga4Event } from './Ga4Event.ts'

/** A queued analytics event. */
export interface AnalyticsEvent {
  /** UUID; the deduplication key. */
  readonly id: string
  /** When it happened. */
  readonly at: Date
  /** Path of its page, masked. */
  readonly path: string
  /** The event as the store reported it. */
  readonly event: TrackedEvent
  /** The same as a GA4 event. */
  readonly ga4: Ga4Event
}
