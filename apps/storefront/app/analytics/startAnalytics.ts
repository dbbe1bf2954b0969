import { maskPath, recordWebVitals } from '@store/api-client/contract/tracking'
import type { CurrentPage } from '../composition/tracking/CurrentPage.ts'
import { setTrackHandler } from '../composition/tracking/track.ts'
import type { Consent } from './Consent.ts'
import { type AnalyticsTracker, createAnalyticsTracker } from './createAnalyticsTracker.ts'
import { createPageEvents } from './createPageEvents.ts'
import { createPageProductLookup } from './createPageProductLookup.ts'
import { createTrackedPurchaseStorage } from './createTrackedPurchaseStorage.ts'
import { mapToGa4Event } from './mapToGa4Event.ts'
import { type DataLayerHost, pushToDataLayer } from './pushToDataLayer.ts'
import { type BeaconMetadata, type PostBeacon, sendBeacons } from './sendBeacons.ts'
import { readVisit, writeVisit } from './visitCookie.ts'
import { watchProductClicks } from './watchProductClicks.ts'
import { watchScrollDepth } from './watchScrollDepth.ts'
import { watchWebVitals } from './watchWebVitals.ts'

/** Options of `startAnalytics`. */
export interface AnalyticsOptions extends Pick<BeaconMetadata, 'site' | 'env'> {
  readonly page: CurrentPage
  readonly isApp: boolean
  readonly consent: () => Consent | undefined
}

/** Starts tracking this page, from the first event on; browser only. */
export function startAnalytics({ page, isApp, consent, site, env }: AnalyticsOptions): AnalyticsTracker {
  const { lists = [], products: others = [], orderedItems = [] } = page.analytics()
  const products = createPageProductLookup()
  for (const product of [...lists.flatMap((list) => list.products), ...others]) products.add(product)
  const counter = createAnalyticsTracker({
    consent,
    toGa4Event: (event) => mapToGa4Event(event, { products, path: pathNow(), orderedItems }),
    path: pathNow,
    orders: createTrackedPurchaseStorage(),
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
    send: (events) => {
      const isMobile = isNarrow()
      const source = isApp ? 'app' : isMobile ? 'mob' : 'web'
      const host: Window & DataLayerHost = window
      pushToDataLayer(host, events)
      sendBeacons(events, { site, env, source, isMobile, visit: visitNow() }, post)
    },
  })
  for (const event of createPageEvents(page, document.title, lists)) counter.track(event)
  setTrackHandler(counter.track)
  watchScrollDepth((mark) => counter.track({ kind: 'scrolledPast', mark }))
  watchProductClicks(lists, (list, position) => counter.track({ kind: 'productSelected', list, position }))
  watchWebVitals((vitals) => {
    if (!consent()?.analytics) return
    const body = recordWebVitals.encode({ page: page.name, isMobile: isNarrow(), vitals })
    post(recordWebVitals.path.replace('{brand}', site), JSON.stringify(body))
  })
  // Hiding is the last reliable moment to send events, because a phone may kill a hidden page at any time.
  document.addEventListener('visibilitychange', () => document.hidden && counter.flush())
  window.addEventListener('pagehide', counter.flush)
  window.addEventListener('pageshow', ({ persisted }) => persisted && counter.startPageView())
  return counter
}

const isNarrow = () => window.innerWidth < 768

const pathNow = () => maskPath(window.location.pathname)

/** Returns the current visit, extended by half an hour, or a new one. */
function visitNow() {
  const visit = readVisit(document.cookie) ?? { id: crypto.randomUUID(), startedAt: new Date() }
  writeVisit(visit)
  return visit
}

const post: PostBeacon = (path, body) => {
  const parcel = new Blob([body], { type: 'application/json' })
  // The browser's beacon queue may be full, or the browser may have no `sendBeacon`; a fetch with `keepalive` does the
  // same.
  if (navigator.sendBeacon?.(path, parcel)) return
  const request = { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }
  fetch(path, request).catch(() => undefined)
}
