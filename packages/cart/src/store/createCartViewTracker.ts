import { toEventItem } from './CartEvent.ts'
import type { CartState } from './CartState.ts'
import type { CartStoreCore } from './createCartStoreCore.ts'

/** Creates the view tracker, which reports the cart view once, when the cart is loaded. */
export function createCartViewTracker(
  { store, ports }: CartStoreCore,
  refresh: () => Promise<void>,
): () => Promise<void> {
  let isSeen = false

  const report = ({ serverCart }: CartState): boolean => {
    if (!serverCart) return false
    ports.track({ kind: 'viewCart', items: serverCart.lines.map(toEventItem), total: serverCart.total })
    return true
  }

  return async () => {
    if (isSeen) return
    isSeen = true
    if (report(store.getState())) return
    const stop = store.subscribe((state) => {
      if (!state.serverCart) return
      stop()
      report(state)
    })
    await refresh()
  }
}
