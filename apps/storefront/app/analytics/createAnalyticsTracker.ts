import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'
import type { AnalyticsEvent } from './AnalyticsEvent.ts'
import type { Consent } from './Consent.ts'
import type { Ga4Event } from './Ga4Event.ts'
import { getViewDedupeKey } from './getViewDedupeKey.ts'

/** Ports of the analytics tracker. */
export interface AnalyticsTrackerPorts {
  /** The visitor's consent; `undefined` if undecided. */
  readonly consent: () => Consent | undefined
  /** Maps an event to GA4; `undefined` for events that are not tracked. */
  readonly toGa4Event: (event: TrackedEvent) => Ga4Event | undefined
  /** Path of the page, masked. */
  readonly path: () => string
  /** Sends events with consent, oldest first. */
  readonly send: (events: readonly AnalyticsEvent[]) => void
  /** Orders whose purchase was already tracked in any tab. */
  readonly orders: { readonly has: (id: string) => boolean; readonly add: (id: string) => void }
  readonly newId: () => string
  readonly now: () => Date
}

/** Tracks events of the store. */
export interface AnalyticsTracker {
  readonly track: (event: TrackedEvent) => void
  /** Sends the queued events if the visitor has consented, and drops them if not. */
  readonly flush: () => void
  /** Starts a new page view, so that views are reported again (each counts once per page view). */
  readonly startPageView: () => void
}

/** Debounce delay in milliseconds before a batch is sent (specification 2, section 9). */
export const debounceMs = 500

/** Maximum number of events queued before the decision; the oldest are dropped. */
export const maxQueuedEvents = 50

/** Creates the analytics tracker. It sends each event once, in batches every half second, and none without consent. */
export function createAnalyticsTracker(ports: AnalyticsTrackerPorts): AnalyticsTracker {
  const seen = new Map<string, TrackedEvent>()
  let waiting: readonly AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    const consent = ports.consent()
    if (!consent || waiting.length === 0) return
    // Another tab may have tracked the purchase since it was queued.
    const sent = waiting.filter(
      ({ event }) => event.kind !== 'orderPlaced' || !ports.orders.has(event.orderId),
    )
    waiting = []
    if (!consent.analytics || sent.length === 0) return
    for (const { event } of sent) if (event.kind === 'orderPlaced') ports.orders.add(event.orderId)
    quietly(() => ports.send(sent))
  }

  const take = (event: TrackedEvent) => {
    if (ports.consent()?.analytics === false) return
    const ga4 = ports.toGa4Event(event)
    if (!ga4) return
    // An order is one purchase, whichever component reports it, so its id is the event's id.
    const id = event.kind === 'orderPlaced' ? event.orderId : ports.newId()
    if (waiting.some((queued) => queued.id === id)) return
    waiting = [...waiting, { id, at: ports.now(), path: ports.path(), event, ga4 }].slice(-maxQueuedEvents)
    clearTimeout(timer)
    timer = setTimeout(flush, debounceMs)
  }

  return {
    track: (event) => {
      const key = getViewDedupeKey(event)
      if (key !== undefined) {
        if (seen.has(key)) return
        seen.set(key, event)
      }
      quietly(() => take(event))
    },
    flush,
    startPageView: () => {
      const before = [...seen.values()].filter(({ kind }) => kind !== 'scrolledPast')
      seen.clear()
      for (const event of before) {
        const key = getViewDedupeKey(event)
        if (key !== undefined) seen.set(key, event)
        take(event)
      }
    },
  }
}

/**
 * Reports tracking errors like any other error, without affecting the page, so that no purchase fails because of them.
 */
function quietly(work: () => void): void {
  try {
    work()
  } catch (cause) {
    globalThis.reportError(cause)
  }
}
