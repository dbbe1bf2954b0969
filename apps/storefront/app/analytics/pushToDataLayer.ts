import type { AnalyticsEvent } from './AnalyticsEvent.ts'

/** Host of the data layer, such as for Google Tag Manager. */
export interface DataLayerHost {
  dataLayer?: unknown[]
}

// Google Tag Manager expects ecommerce events under `ecommerce`.
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

/** Pushes events with their ids to the page's data layer. */
export function pushToDataLayer(host: DataLayerHost, events: readonly AnalyticsEvent[]): void {
  host.dataLayer ??= []
  for (const { id, ga4 } of events) {
    if (ofShop.has(ga4.name)) {
      // Resets the object, because the previous event's data would otherwise be merged into this one's.
      host.dataLayer.push({ ecommerce: null })
      host.dataLayer.push({ event: ga4.name, event_id: id, ecommerce: ga4.params })
    } else {
      host.dataLayer.push({ event: ga4.name, event_id: id, ...ga4.params })
    }
  }
}
