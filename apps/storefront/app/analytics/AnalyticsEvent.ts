import type { StoreEvent } from '../composition/StoreEvent.ts'
import type { Ga4Event } from './Ga4Event.ts'

/** An event on its way to be counted. */
export interface AnalyticsEvent {
  /** UUID; the same one is never counted twice. */
  readonly id: string
  /** When it happened. */
  readonly at: Date
  /** Path of the page it happened on, masked. */
  readonly path: string
  /** As the store reported it. */
  readonly event: StoreEvent
  /** As analytics take it. */
  readonly ga4: Ga4Event
}
