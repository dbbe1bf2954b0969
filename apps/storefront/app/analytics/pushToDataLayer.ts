import type { AnalyticsEvent } from './AnalyticsEvent.ts'

/** What takes events on the page, such as Google's tag manager. */
export interface DataLayerHost {
  dataLayer?: unknown[]
}

// What is sold goes under `ecommerce`, as the tag manager expects it.
const ofShop = new Set([
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_wishlist',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_payment_info',
  'purchase',
])

/** Pushes events onto the page's data layer, each with its id. */
export function pushToDataLayer(host: DataLayerHost, events: readonly AnalyticsEvent[]): void {
  host.dataLayer ??= []
  for (const { id, ga4 } of events) {
    if (ofShop.has(ga4.name)) {
      // What the event before left there would be taken for this one's.
      host.dataLayer.push({ ecommerce: null })
      host.dataLayer.push({ event: ga4.name, event_id: id, ecommerce: ga4.params })
    } else {
      host.dataLayer.push({ event: ga4.name, event_id: id, ...ga4.params })
    }
  }
}
