import type { CartStoreCore } from './createCartStoreCore.ts'

/** Creates the function that reloads the cart; simultaneous callers share one request. */
export function createCartRefresh({
  store,
  ports,
  fetchCart,
  isHostOffline,
  notify,
}: CartStoreCore): () => Promise<void> {
  let underWay: { readonly visitor: string; readonly end: Promise<void> } | undefined

  const run = async () => {
    if (await fetchCart()) return
    if (store.getState().serverCart) notify(isHostOffline() ? 'offline' : 'failed')
    else store.setState({ isError: true })
  }

  return async () => {
    // If the page was restored from the back/forward cache, the browser is no longer leaving the page.
    const { order } = store.getState()
    store.setState({ isError: false, order: order.kind === 'leaving' ? { kind: 'idle' } : order })
    const visitor = ports.session.getState().kind
    // The visitor has logged in during the request, so the response for the guest does not apply to the user's cart.
    if (underWay?.visitor !== visitor) underWay = { visitor, end: run() }
    const joined = underWay
    try {
      await joined.end
    } finally {
      if (underWay === joined) underWay = undefined
    }
  }
}
