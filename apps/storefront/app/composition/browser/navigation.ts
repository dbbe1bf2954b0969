import type { Navigate, Reload } from '@store/api-client/contract/ports'
import { createRateLimitedReload, createSessionStorageItem, isNavigationPending } from '@store/host'
import { localizeHref } from '../../localizeHref.ts'

/** Navigates to another page, which is a new document. */
export const navigateToPage: Navigate = (href) => window.location.assign(localizeHref(href))

const wasReloaded = (entry: PerformanceEntry | undefined) =>
  entry !== undefined && 'type' in entry && entry.type === 'reload'

/** Reloads the page at most once in half a minute, and never after a restore from the back/forward cache. */
export const reload: Reload = createRateLimitedReload({
  stamp: createSessionStorageItem('reloaded'),
  now: Date.now,
  sinceReload: () =>
    wasReloaded(performance.getEntriesByType('navigation')[0]) ? performance.now() : undefined,
  isNavigationPending,
  load: () => window.location.reload(),
})

/** Id of the delivery-location section on a product page. */
export const deliverySectionId = 'delivery'

/** Scrolls to the delivery location and focuses its field. */
export const focusDeliveryLocation = (): void => {
  const place = document.getElementById(deliverySectionId)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector('input')?.focus({ preventScroll: true })
}
