import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'

/**
 * Returns the deduplication key of a view, which counts once per page view, however often React runs an effect.
 * `undefined` for actions, which count each time.
 */
export function getViewDedupeKey(event: TrackedEvent): string | undefined {
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
