import type { Cart, LineId } from '@store/api-client/contract/cart'
import type { Readable } from '@store/api-client/contract/ports'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import { toEventItem } from './CartEvent.ts'
import type { CartPorts } from './CartPorts.ts'
import type { CartState } from './CartState.ts'
import { type CartCore, createCartCore } from './createCartCore.ts'
import { createChanges } from './createChanges.ts'
import { createOrdering } from './createOrdering.ts'
import { quantityAhead } from './queueChange.ts'

/** The cart's store: state to read, actions to call. */
export interface CartStore extends Readable<CartState> {
  readonly actions: CartActions
  /** Addresses the cart's components link to. */
  readonly hrefs: CartPorts['hrefs']
}

/** What a shopper or host can do with the cart. */
export interface CartActions {
  /** The cart is being looked at: asks for it where it is not known, and reports the view once. */
  readonly view: () => Promise<void>
  /** Asks the server for the cart anew, or joins whoever asks already; what is pending stays pending. */
  readonly refresh: () => Promise<void>
  /** Sets a line's quantity, brought into 1 to 10; shown at once. */
  readonly setQuantity: (lineId: LineId, quantity: number) => void
  /** Asks the shopper whether a line shall go. */
  readonly askToRemove: (lineId: LineId) => void
  /** The line that was asked about stays. */
  readonly keepLine: () => void
  /** The line that was asked about goes; its waiting quantity is forgotten. */
  readonly confirmRemove: () => void
  /** Begins the order once nothing is pending; does nothing while one is under way. */
  readonly placeOrder: () => Promise<void>
  /** Takes a notice away. */
  readonly dismissNotice: (id: string) => void
}

/** What a cart's store begins with and needs. */
export interface CartStoreOptions {
  /** The cart the server rendered; `undefined` where it is not known yet. */
  readonly initial: Cart | undefined
  readonly ports: CartPorts
}

/** Makes the store of one cart. */
export function createCartStore({ initial, ports }: CartStoreOptions): CartStore {
  const core = createCartCore(initial, ports)
  const { store } = core
  const changes = createChanges(core)

  const refresh = createRefresh(core)

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    hrefs: ports.hrefs,
    actions: {
      view: createView(core, refresh),
      refresh,
      setQuantity: (lineId, quantity) =>
        changes.change({
          kind: 'quantity',
          lineId,
          quantity: clampQuantity(quantity),
          from: quantityAhead(store.getState(), lineId),
        }),
      askToRemove: (lineId) => store.setState({ asked: lineId }),
      keepLine: () => store.setState({ asked: undefined }),
      confirmRemove: () => {
        const { asked } = store.getState()
        store.setState({ asked: undefined })
        if (asked !== undefined) changes.change({ kind: 'remove', lineId: asked })
      },
      placeOrder: createOrdering(core, changes),
      dismissNotice: (id) =>
        store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
    },
  }
}

function createRefresh({ store, ports, ask, notify }: CartCore): () => Promise<void> {
  let underWay: { readonly visitor: string; readonly end: Promise<void> } | undefined

  const run = async () => {
    if (await ask()) return
    if (store.getState().confirmed) notify('failed')
    else store.setState({ hasFailedToLoad: true })
  }

  return async () => {
    // A page that comes back from the browser's own cache is not being left any more.
    const { order } = store.getState()
    store.setState({ hasFailedToLoad: false, order: order.kind === 'leaving' ? { kind: 'idle' } : order })
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

function createView({ store, ports }: CartCore, refresh: () => Promise<void>): () => Promise<void> {
  let isSeen = false

  const report = ({ confirmed }: CartState): boolean => {
    if (!confirmed) return false
    ports.track({ kind: 'viewCart', items: confirmed.lines.map(toEventItem), total: confirmed.total })
    return true
  }

  return async () => {
    if (isSeen) return
    isSeen = true
    if (report(store.getState())) return
    const stop = store.subscribe((state) => {
      if (!state.confirmed) return
      stop()
      report(state)
    })
    await refresh()
  }
}
