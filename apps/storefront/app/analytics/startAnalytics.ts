import { maskPath } from '@store/api-client/contract/tracking'
import type { CartEventItem } from '@store/cart/headless'
import { setTrackHandler } from '../composition/track.ts'
import type { PageWithData } from '../PageData.ts'
import type { Consent } from './Consent.ts'
import { type AnalyticsTracker, createAnalyticsTracker } from './createAnalyticsTracker.ts'
import { createPageEvents, getProductLists } from './createPageEvents.ts'
import { createProductIndex } from './createProductIndex.ts'
import { createTrackedPurchases } from './createTrackedPurchases.ts'
import { type DataLayerHost, pushToDataLayer } from './pushToDataLayer.ts'
import { type BeaconMetadata, type PostBeacon, sendBeacons } from './sendBeacons.ts'
import { toGa4 } from './toGa4.ts'
import { readVisit, writeVisit } from './visitCookie.ts'
import { watchScroll } from './watchScroll.ts'
import { watchSelections } from './watchSelections.ts'

/** Options of `startAnalytics`. */
export interface AnalyticsOptions extends Pick<BeaconMetadata, 'site' | 'env'> {
  readonly page: PageWithData
  readonly isApp: boolean
  readonly consent: () => Consent | undefined
}

/** Starts tracking this page, from the first event on; browser only. */
export function startAnalytics({ page, isApp, consent, site, env }: AnalyticsOptions): AnalyticsTracker {
  const products = createProductIndex()
  const orderedItems = learn(page, products.add)
  const counter = createAnalyticsTracker({
    consent,
    toGa4Event: (event) => toGa4(event, { products, path: pathNow(), orderedItems }),
    path: pathNow,
    orders: createTrackedPurchases(),
    newId: () => crypto.randomUUID(),
    now: () => new Date(),
    send: (events) => {
      const isMobile = window.innerWidth < 768
      const source = isApp ? 'app' : isMobile ? 'mob' : 'web'
      const host: Window & DataLayerHost = window
      pushToDataLayer(host, events)
      sendBeacons(events, { site, env, source, isMobile, visit: visitNow() }, post)
    },
  })
  for (const event of createPageEvents(page, document.title)) counter.track(event)
  setTrackHandler(counter.track)
  watchScroll((mark) => counter.track({ kind: 'scrolledPast', mark }))
  watchSelections(getProductLists(page), (list, position) =>
    counter.track({ kind: 'productSelected', list, position }),
  )
  // The last reliable moment: a phone may kill a hidden page at any time.
  document.addEventListener('visibilitychange', () => document.hidden && counter.flush())
  window.addEventListener('pagehide', counter.flush)
  window.addEventListener('pageshow', ({ persisted }) => persisted && counter.startPageView())
  return counter
}

const pathNow = () => maskPath(window.location.pathname)

/** Returns the current visit, extended by half an hour, or a new one. */
function visitNow() {
  const visit = readVisit(document.cookie) ?? { id: crypto.randomUUID(), startedAt: new Date() }
  writeVisit(visit)
  return visit
}

/** Adds the titles of a page's products to the index; returns the items of an order placed on it. */
function learn(
  page: PageWithData,
  note: ReturnType<typeof createProductIndex>['add'],
): readonly CartEventItem[] {
  for (const { products } of getProductLists(page)) products.forEach(note)
  if (page.name === 'product') note(page.data.product)
  if (page.name === 'hamper') note({ id: page.data.hamper.id, title: page.data.hamper.title })
  if (page.name !== 'checkout') return []
  return page.data.cart.lines.filter(({ isDeclined }) => !isDeclined)
}

const post: PostBeacon = (path, body) => {
  const parcel = new Blob([body], { type: 'application/json' })
  // Queue full or API missing: a fetch with `keepalive` does the same.
  if (navigator.sendBeacon?.(path, parcel)) return
  const asked = { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }
  fetch(path, asked).catch(() => undefined)
}
