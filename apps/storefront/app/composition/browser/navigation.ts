import type { Navigate, Reload } from '@store/api-client/contract/ports'
import { createReload, isNavigationPending, sessionStorageItem } from '@store/host'
import { localHref } from '../../localHref.ts'

/** Navigates to another page, which is a new document. */
export const go: Navigate = (href) => window.location.assign(localHref(href))

const wasReloaded = (entry: PerformanceEntry | undefined) =>
  entry !== undefined && 'type' in entry && entry.type === 'reload'

/** Reloads the page at most once in half a minute, and never after a restore from the back/forward cache. */
export const reload: Reload = createReload({
  stamp: sessionStorageItem('reloaded'),
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
