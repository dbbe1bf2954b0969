import type { HistoryEntry } from '@store/pdp/headless'

const parameter = 'page'

/**
 * Entries of the browser's history for what lies over a page, by the specification's `page=` in the address. Listens
 * only while something is open, so that a page that was left can be kept whole and come back.
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
