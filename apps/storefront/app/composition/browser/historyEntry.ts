import type { HistoryEntry } from '@store/pdp/headless'

const parameter = 'page'

/**
 * Manages history entries of overlays, as `page=` in the URL (see the specification). Listens only while an overlay
 * is open, so that a page that was left stays eligible for the back-forward cache.
 */
export const historyEntry: HistoryEntry = {
  open: (page, onBack) => {
    const { history, location } = window
    const address = new URL(location.href)
    address.searchParams.set(parameter, String(page))
    history.pushState(history.state, '', address)
    let settle: (() => void) | undefined
    const left = () => {
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
