import type { Go, Reload } from '@store/api-client/contract/ports'
import { draftStorage } from './draftStorage.ts'

/** Leads the visitor to another page: a document of its own. */
export const go: Go = (href) => window.location.assign(href)

// More than one reload in this time would be a loop.
const calm = 30_000

/** Loads the page anew, at most once in half a minute; one that was only asleep stays. */
export const reload: Reload = (reason) => {
  // What came back from the back-forward cache is brought up to date where it stands: nothing may be lost.
  if (reason === 'pageRestored') return
  const last = draftStorage('reloaded')
  const kept = last.read()
  const at = typeof kept === 'object' && kept !== null && 'at' in kept ? Number(kept.at) : 0
  if (Date.now() - at < calm) return
  last.write({ at: Date.now() })
  window.location.reload()
}

/** Id of the part of a product page where the place is chosen. */
export const placeId = 'delivery'

/** Brings the place of delivery into view and its field under the fingers. */
export const showPlace = (): void => {
  const place = document.getElementById(placeId)
  place?.scrollIntoView({ block: 'center' })
  place?.querySelector('input')?.focus({ preventScroll: true })
}
