import { maskPath } from '@store/api-client/contract/tracking'
import type { CartEventItem } from '@store/cart/headless'
import { countWith } from '../composition/track.ts'
import type { OpenedPage } from '../PageData.ts'
import type { Consent } from './Consent.ts'
import { countedOrders } from './countedOrders.ts'
import { type Counter, createCounter } from './createCounter.ts'
import { createKnownProducts } from './createKnownProducts.ts'
import { listsOf, pageEvents } from './pageEvents.ts'
import { type DataLayerHost, pushToDataLayer } from './pushToDataLayer.ts'
import { type BeaconFacts, type Post, sendBeacons } from './sendBeacons.ts'
import { toGa4 } from './toGa4.ts'
import { keepVisit, readVisit } from './visitCookie.ts'
import { watchScroll } from './watchScroll.ts'
import { watchSelections } from './watchSelections.ts'

/** What counting begins with. */
export interface CountingOptions extends Pick<BeaconFacts, 'site' | 'env'> {
  readonly page: OpenedPage
  readonly isApp: boolean
  readonly consent: () => Consent | undefined
}

/** Counts what is done on this page, from the first event on; browser only. */
export function startCounting({ page, isApp, consent, site, env }: CountingOptions): Counter {
  const products = createKnownProducts()
  const ordered = learn(page, products.learn)
  const counter = createCounter({
    consent,
    write: (event) => toGa4(event, { products, path: pathNow(), ordered }),
    path: pathNow,
    orders: countedOrders(),
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
  for (const event of pageEvents(page, document.title)) counter.count(event)
  countWith(counter.count)
  watchScroll((mark) => counter.count({ kind: 'scrolledPast', mark }))
  watchSelections(listsOf(page), (list, position) =>
    counter.count({ kind: 'productSelected', list, position }),
  )
  // The last chance before a page is gone: a phone may end it at any time while it is hidden.
  document.addEventListener('visibilitychange', () => document.hidden && counter.flush())
  window.addEventListener('pagehide', counter.flush)
  window.addEventListener('pageshow', ({ persisted }) => persisted && counter.seeAgain())
  return counter
}

const pathNow = () => maskPath(window.location.pathname)

/** The visit under way, kept for another half hour; a new one where none is. */
function visitNow() {
  const visit = readVisit(document.cookie) ?? { id: crypto.randomUUID(), startedAt: new Date() }
  keepVisit(visit)
  return visit
}

/** Learns the names of a page's products; answers what an order that is placed on it would hold. */
function learn(
  page: OpenedPage,
  note: ReturnType<typeof createKnownProducts>['learn'],
): readonly CartEventItem[] {
  for (const { products } of listsOf(page)) products.forEach(note)
  if (page.name === 'product') note(page.data.product)
  if (page.name === 'hamper') note({ id: page.data.hamper.id, title: page.data.hamper.title })
  if (page.name !== 'checkout') return []
  return page.data.cart.lines.filter(({ isDeclined }) => !isDeclined)
}

const post: Post = (path, body) => {
  const parcel = new Blob([body], { type: 'application/json' })
  // Full, or not there: a fetch that outlives the page does the same.
  if (navigator.sendBeacon?.(path, parcel)) return
  const asked = { method: 'POST', body, headers: { 'content-type': 'application/json' }, keepalive: true }
  fetch(path, asked).catch(() => undefined)
}
