import type { Cart } from '@store/api-client/contract/cart'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartPorts } from './CartPorts.ts'
import type { CartState } from './CartState.ts'
import type { CartToastKind } from './CartToast.ts'
import { createMutex, type ExclusiveRunner } from './createMutex.ts'
import { pruneState } from './pruneState.ts'

/** The shared state and functions of the cart's store. */
export interface CartStoreCore {
  readonly store: StoreApi<CartState>
  readonly ports: CartPorts
  /** Runs one request at a time (mutex). */
  readonly runExclusive: ExclusiveRunner
  /** Stores a response as the server cart, unless it is older than the current one. */
  readonly applyServerCart: (cart: Cart) => void
  /** Changes the state and drops pending changes that have become obsolete. */
  readonly setStateAndPrune: (change: (state: CartState) => Partial<CartState>) => void
  /**
   * Accepts the count of the next response regardless of its version, because the cart of another visitor
   * has separate version numbers.
   */
  readonly resetVersionCheck: () => void
  /** Fetches the cart and returns whether it was loaded. It shows no message to the shopper. */
  readonly fetchCart: () => Promise<boolean>
  /** Returns whether the host reports that the network is offline. */
  readonly isHostOffline: () => boolean
  /** Shows a toast, replacing an earlier one of its kind. */
  readonly notify: (kind: CartToastKind) => void
}

/** Creates the shared state and functions of the cart's store. */
export function createCartStoreCore(initial: Cart | undefined, ports: CartPorts): CartStoreCore {
  const store = createStore<CartState>(() => ({
    serverCart: initial,
    isError: false,
    pending: [],
    sending: undefined,
    uncertainChange: undefined,
    isOffline: false,
    activeDialog: undefined,
    undoables: [],
    orderedHref: undefined,
    order: { kind: 'idle' },
    toasts: [],
    couponError: undefined,
    settled: undefined,
  }))
  const runExclusive = createMutex()
  let noticesSoFar = 0
  let countedFor: string | undefined = ports.session.getState().kind

  const setStateAndPrune: CartStoreCore['setStateAndPrune'] = (change) =>
    store.setState((state) => pruneState({ ...state, ...change(state) }))

  const applyServerCart = (cart: Cart) => {
    const visitor = ports.session.getState().kind
    const { serverCart } = store.getState()
    if (serverCart && countedFor === visitor && cart.version < serverCart.version) return
    countedFor = visitor
    setStateAndPrune((state) => ({
      serverCart: cart,
      orderedHref: findOrder(state, cart),
      isError: false,
      order: cart.version === serverCart?.version ? state.order : withoutObstacle(state.order),
    }))
    if (cart.itemCount !== serverCart?.itemCount) ports.onCount(cart.itemCount)
  }

  /**
   * Looks for an order when the response has no lines: if this tab did not empty the cart, another tab has ordered it.
   */
  const findOrder = ({ serverCart, orderedHref, sending }: CartState, { lines }: Cart) => {
    if (lines.length > 0) return undefined
    const isEmptied = serverCart !== undefined && serverCart.lines.length > 0 && !sending
    return orderedHref ?? (isEmptied ? ports.orderHrefFromOtherTab?.() : undefined)
  }

  return {
    store,
    ports,
    runExclusive,
    applyServerCart,
    setStateAndPrune,
    resetVersionCheck: () => {
      countedFor = undefined
    },
    fetchCart: () =>
      runExclusive(async () => {
        await ports.whenReady?.().catch(() => undefined)
        const answer = await ports.client.list()
        if (answer.ok) applyServerCart(answer.value)
        return answer.ok
      }),
    isHostOffline: () => ports.connection?.getState().isOnline === false,
    notify: (kind) => {
      noticesSoFar += 1
      const notice = { id: `notice-${noticesSoFar}`, kind }
      store.setState(({ toasts }) => ({
        toasts: [...toasts.filter((before) => before.kind !== kind), notice],
      }))
    },
  }
}

// Clears the reason why the order could not start, because it belonged to the former cart.
const withoutObstacle = (order: CartState['order']): CartState['order'] =>
  order.kind === 'placing' || order.kind === 'leaving' ? order : { kind: 'idle' }
