import type { OverlayHistory } from '@store/pdp/headless'
import { readOverlayHistoryState, toOverlayHistoryState } from './overlayEntry.ts'

const parameter = 'page'

/**
 * Manages history entries of overlays, as `page=` in the URL (see the specification). It listens only while an overlay
 * is open, so that a page that was left stays eligible for the back/forward cache.
 */
export const overlayHistory: OverlayHistory = {
  open: (page, onBack) => {
    const { history, location } = window
    const address = new URL(location.href)
    address.searchParams.set(parameter, String(page))
    // The steps of a panel are several history entries, but only one overlay.
    const count = Math.max(1, readOverlayHistoryState().count)
    history.pushState(toOverlayHistoryState({ count, isSkipped: false }), '', address)
    let settle: (() => void) | undefined
    const left = () => {
      // Back from a dialog above the overlay returns to the overlay's entry.
      if (new URLSearchParams(location.search).get(parameter) === String(page)) return
      window.removeEventListener('popstate', left)
      if (settle) settle()
      else onBack()
    }
    window.addEventListener('popstate', left)
    return () =>
      new Promise((resolve) => {
        settle = resolve
        history.back()
      })
  },
  clear: () => {
    const { history, location } = window
    const address = new URL(location.href)
    if (!address.searchParams.has(parameter)) return
    address.searchParams.delete(parameter)
    history.replaceState(history.state, '', address)
  },
}
