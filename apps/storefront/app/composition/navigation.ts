import type { Navigate, Reload } from '@store/api-client/contract/ports'
import { createReload } from './createReload.ts'
import { sessionStorageItem } from './sessionStorageItem.ts'

/** Leads the visitor to another page: a document of its own. */
export const go: Navigate = (href) => window.location.assign(href)

const wasReloaded = (entry: PerformanceEntry | undefined) =>
  entry !== undefined && 'type' in entry && entry.type === 'reload'

/** Loads the page anew, at most once in half a minute; one that was only asleep stays. */
export const reload: Reload = createReload({
  stamp: sessionStorageItem('reloaded'),
  now: Date.now,
  sinceReload: () =>
    wasReloaded(performance.getEntriesByType('navigation')[0]) ? performance.now() : undefined,
  load: () => window.location.reload(),
})

/** Id of the part of a product page where the place is chosen. */
export const deliverySectionId = 'delivery'

/** Brings the place of delivery into view and its field under the fingers. */
export const focusDeliveryLocation = (): void => {
  const place = document.getElementById(deliverySectionId)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector('input')?.focus({ preventScroll: true })
}
