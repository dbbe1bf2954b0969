import { maxBehaviourEvents, recordBehaviour, recordCheckoutStep } from '@store/api-client/contract/tracking'
import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'
import type { AnalyticsEvent } from './AnalyticsEvent.ts'
import type { AnalyticsVisit } from './visitCookie.ts'

/** Metadata of every beacon. */
export interface BeaconMetadata {
  /** Slug of the shop. */
  readonly site: string
  readonly visit: AnalyticsVisit
  readonly source: 'web' | 'mob' | 'app'
  readonly isMobile: boolean
  readonly env: 'live' | 'dev'
}

/** Posts a body without waiting for a response, even while the page unloads. */
export type PostBeacon = (path: string, body: string) => void

/**
 * Sends events to the tracking endpoints (specification 1, section 7): behavior in batches, checkout steps one by
 * one.
 */
export function sendBeacons(
  events: readonly AnalyticsEvent[],
  facts: BeaconMetadata,
  post: PostBeacon,
): void {
  const { site, visit, source, isMobile, env } = facts
  const pathOf = ({ path }: { readonly path: string }) => path.replace('{brand}', site)
  for (let at = 0; at < events.length; at += maxBehaviourEvents) {
    const items = events.slice(at, at + maxBehaviourEvents).map(({ id, path, ga4, event, at }) => ({
      ...{ id, path, site, source, isMobile },
      visit: visit.id,
      event: ga4.name,
      at: at.toISOString(),
      ...goodsOf(event),
    }))
    post(pathOf(recordBehaviour), JSON.stringify(recordBehaviour.encode({ env, items })))
  }
  for (const { id, path, event, at } of events) {
    const step = stepOf(event)
    if (step === undefined) continue
    const record = { id, visit: visit.id, site, step, path, isMobile }
    const times = { at: at.toISOString(), visitStartedAt: visit.startedAt.toISOString() }
    post(pathOf(recordCheckoutStep), JSON.stringify(recordCheckoutStep.encode({ ...record, ...times })))
  }
}

function stepOf(said: TrackedEvent): string | undefined {
  if (said.kind === 'orderStep') return said.step
  return said.kind === 'orderPlaced' ? 'order' : undefined
}

/** Returns the products of an event, either as a cart or as a single product, as the API expects them. */
function goodsOf(said: TrackedEvent) {
  switch (said.kind) {
    case 'viewCart':
    case 'beginCheckout':
      return { cart: { total: said.total, products: said.items } }
    case 'addToCart':
    case 'removeFromCart':
      return { product: said.item }
    case 'productViewed':
    case 'addedToCart':
      return { product: { productId: said.productId, price: said.price } }
    default:
      return 'productId' in said ? { product: { productId: said.productId } } : {}
  }
}
