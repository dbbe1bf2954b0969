import type { StoreEvent } from '../composition/StoreEvent.ts'
import type { AnalyticsEvent } from './AnalyticsEvent.ts'
import type { Consent } from './Consent.ts'
import type { Ga4Event } from './Ga4Event.ts'
import { getViewDedupeKey } from './getViewDedupeKey.ts'

/** What counting needs from outside. */
export interface AnalyticsTrackerPorts {
  /** What the visitor agreed to; `undefined` while they have not decided. */
  readonly consent: () => Consent | undefined
  /** Writes an event as analytics take it; `undefined` for what is not counted. */
  readonly toGa4Event: (event: StoreEvent) => Ga4Event | undefined
  /** Path of the page, masked. */
  readonly path: () => string
  /** Takes events that may be counted, the oldest first. */
  readonly send: (events: readonly AnalyticsEvent[]) => void
  /** Orders whose purchase was counted already, in any tab. */
  readonly orders: { readonly has: (id: string) => boolean; readonly add: (id: string) => void }
  readonly newId: () => string
  readonly now: () => Date
}

/** Counts what a store reports. */
export interface AnalyticsTracker {
  readonly track: (event: StoreEvent) => void
  /** Sends what waits if it may be sent, and forgets it if it may not. */
  readonly flush: () => void
  /** Begins a new page view: what was seen before is seen again. */
  readonly startPageView: () => void
}

/** Milliseconds of silence until what was gathered is sent (specification 2, section 9). */
export const debounceMs = 500

/** Most events that wait for a decision; the oldest give way. */
export const maxQueuedEvents = 50

/** Makes what counts events: each once, together after half a second, and none before it was agreed to. */
export function createAnalyticsTracker(ports: AnalyticsTrackerPorts): AnalyticsTracker {
  const seen = new Map<string, StoreEvent>()
  let waiting: readonly AnalyticsEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = () => {
    clearTimeout(timer)
    const consent = ports.consent()
    if (!consent || waiting.length === 0) return
    // Another tab may have counted the purchase since it came in here.
    const sent = waiting.filter(
      ({ event }) => event.kind !== 'orderPlaced' || !ports.orders.has(event.orderId),
    )
    waiting = []
    if (!consent.analytics || sent.length === 0) return
    for (const { event } of sent) if (event.kind === 'orderPlaced') ports.orders.add(event.orderId)
    quietly(() => ports.send(sent))
  }

  const take = (event: StoreEvent) => {
    if (ports.consent()?.analytics === false) return
    const ga4 = ports.toGa4Event(event)
    if (!ga4) return
    // An order is one purchase, whoever tells of it: its own number is the event's.
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

/** What goes wrong in counting is told like any other fault, and stands in nobody's way: no purchase fails by it. */
function quietly(work: () => void): void {
  try {
    work()
  } catch (cause) {
    globalThis.reportError(cause)
  }
}
