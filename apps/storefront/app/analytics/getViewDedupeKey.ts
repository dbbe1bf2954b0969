import type { StoreEvent } from '../composition/StoreEvent.ts'

/**
 * What a view is of: one thing is seen once a page view, however often React runs an effect. `undefined` for what is
 * done, which counts each time.
 */
export function getViewDedupeKey(event: StoreEvent): string | undefined {
  switch (event.kind) {
    case 'pageSeen':
    case 'viewCart':
    case 'enquiryOpened':
    case 'notFoundShown':
      return event.kind
    case 'productViewed':
    case 'hamperOpened':
      return `${event.kind} ${event.productId}`
    case 'listSeen':
      return `${event.kind} ${event.list.id}`
    case 'scrolledPast':
      return `${event.kind} ${event.mark}`
    default:
      return undefined
  }
}
