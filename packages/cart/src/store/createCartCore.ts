import type { Cart } from '@store/api-client/contract/cart'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartNoticeKind } from './CartNotice.ts'
import type { CartPorts } from './CartPorts.ts'
import type { CartState } from './CartState.ts'
import { createTurns, type Turn } from './createTurns.ts'
import { pruneChanges } from './queueChange.ts'

/** What all parts of the cart's store work on. */
export interface CartCore {
  readonly store: StoreApi<CartState>
  readonly ports: CartPorts
  /** One request at a time. */
  readonly turn: Turn
  /** Makes an answer the confirmed cart, unless a newer one is known. */
  readonly take: (cart: Cart) => void
  /** Lets the next answer count from its own version: another visitor's cart has another count. */
  readonly expectAnotherCart: () => void
  /** Asks for the cart; whether it came. Says nothing to the shopper. */
  readonly ask: () => Promise<boolean>
  /** Tells the shopper something, in place of an earlier notice of its kind. */
  readonly notify: (kind: CartNoticeKind) => void
}

/** Makes what all parts of the cart's store work on. */
export function createCartCore(initial: Cart | undefined, ports: CartPorts): CartCore {
  const store = createStore<CartState>(() => ({
    confirmed: initial,
    hasFailedToLoad: false,
    pending: [],
    sending: undefined,
    asked: undefined,
    order: { kind: 'idle' },
    notices: [],
    settled: undefined,
  }))
  const turn = createTurns()
  let noticesSoFar = 0
  let countedFor: string | undefined = ports.session.getState().kind

  const take = (cart: Cart) => {
    const visitor = ports.session.getState().kind
    const { confirmed } = store.getState()
    if (confirmed && countedFor === visitor && cart.version < confirmed.version) return
    countedFor = visitor
    store.setState((state) => ({
      confirmed: cart,
      hasFailedToLoad: false,
      pending: pruneChanges({ ...state, confirmed: cart }),
      asked: cart.lines.some(({ id }) => id === state.asked) ? state.asked : undefined,
      order: cart.version === confirmed?.version ? state.order : withoutObstacle(state.order),
    }))
    if (cart.itemCount !== confirmed?.itemCount) ports.onCount(cart.itemCount)
  }

  return {
    store,
    ports,
    turn,
    take,
    expectAnotherCart: () => {
      countedFor = undefined
    },
    ask: () =>
      turn(async () => {
        const answer = await ports.client.list()
        if (answer.ok) take(answer.value)
        return answer.ok
      }),
    notify: (kind) => {
      noticesSoFar += 1
      const notice = { id: `notice-${noticesSoFar}`, kind }
      store.setState(({ notices }) => ({
        notices: [...notices.filter((before) => before.kind !== kind), notice],
      }))
    },
  }
}

// What stood in the way of an order was said of another cart.
const withoutObstacle = (order: CartState['order']): CartState['order'] =>
  order.kind === 'severalCountries' || order.kind === 'outOfStock' ? { kind: 'idle' } : order
