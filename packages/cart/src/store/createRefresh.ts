import type { CartCore } from './createCartCore.ts'

/** Makes the way to ask for the cart anew, shared by all who ask at the same time. */
export function createRefresh({
  store,
  ports,
  fetchCart,
  isHostOffline,
  notify,
}: CartCore): () => Promise<void> {
  let underWay: { readonly visitor: string; readonly end: Promise<void> } | undefined

  const run = async () => {
    if (await fetchCart()) return
    if (store.getState().serverCart) notify(isHostOffline() ? 'offline' : 'failed')
    else store.setState({ isError: true })
  }

  return async () => {
    // A page that comes back from the browser's own cache is not being left any more.
    const { order } = store.getState()
    store.setState({ isError: false, order: order.kind === 'leaving' ? { kind: 'idle' } : order })
    const visitor = ports.session.getState().kind
    // What was asked for a guest says nothing of the cart of whoever logged in since.
    if (underWay?.visitor !== visitor) underWay = { visitor, end: run() }
    const joined = underWay
    try {
      await joined.end
    } finally {
      if (underWay === joined) underWay = undefined
    }
  }
}
