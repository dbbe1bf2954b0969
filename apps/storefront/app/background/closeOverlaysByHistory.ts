import { readOverlayHistoryState, toOverlayHistoryState } from '../composition/browser/overlayEntry.ts'
import { menuSelector } from './closeMenusByCloseWatcher.ts'

type Overlay = HTMLDialogElement | HTMLDetailsElement

/**
 * Closes dialogs and menus on Back in browsers without close watchers: each open one has a history entry with the same
 * URL. An overlay that is closed by its button leaves its entry behind, because going back at that moment could cancel
 * the navigation of the button. The next overlay reuses that entry, and Back skips it. Browser only.
 */
export function closeOverlaysByHistory(): void {
  // Open overlays, in the order in which they opened.
  let open: readonly Overlay[] = []
  let last = readOverlayHistoryState()

  const sync = () => {
    const found = findOpen()
    open = [...open.filter((one) => found.includes(one)), ...found.filter((one) => !open.includes(one))]
    for (let { count } = readOverlayHistoryState(); count < open.length; count++)
      window.history.pushState(toOverlayHistoryState({ count: count + 1, isSkipped: true }), '')
    last = readOverlayHistoryState()
  }

  window.addEventListener('popstate', () => {
    const left = last
    last = readOverlayHistoryState()
    if (!left.isSkipped || last.count >= left.count) return
    const above = open.slice(last.count).filter((one) => one.isConnected)
    if (above.length === 0) window.history.back()
    for (const one of above.reverse()) close(one)
    // An overlay that must not be interrupted did not close and is still open when the timeout fires; `sync` gives it a
    // history entry again.
    setTimeout(sync)
  })
  new MutationObserver(sync).observe(document.body, { attributeFilter: ['open'], subtree: true })
  sync()
}

const findOpen = () => [...document.querySelectorAll<Overlay>(`dialog:modal, ${menuSelector}[open]`)]

function close(overlay: Overlay): void {
  if (overlay instanceof HTMLDetailsElement) overlay.open = false
  // Does what `requestClose` does, for browsers without it.
  else if (overlay.dispatchEvent(new Event('cancel', { cancelable: true }))) overlay.close()
}
