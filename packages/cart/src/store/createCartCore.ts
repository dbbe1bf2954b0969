import type { Cart } from '@store/api-client/contract/cart'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { CartNoticeKind } from './CartNotice.ts'
import type { CartPorts } from './CartPorts.ts'
import type { CartState } from './CartState.ts'
import { createTurns, type Turn } from './createTurns.ts'
import { tidyState } from './tidyState.ts'

/** What all parts of the cart's store work on. */
export interface CartCore {
  readonly store: StoreApi<CartState>
  readonly ports: CartPorts
  /** One request at a time. */
  readonly turn: Turn
  /** Makes an answer the confirmed cart, unless a newer one is known. */
  readonly take: (cart: Cart) => void
  /** Changes the state and drops what has become pointless by it. */
  readonly tidy: (change: (state: CartState) => Partial<CartState>) => void
  /** Lets the next answer count from its own version: another visitor's cart has another count. */
  readonly expectAnotherCart: () => void
  /** Asks for the cart; whether it came. Says nothing to the shopper. */
  readonly ask: () => Promise<boolean>
  /** Whether the host says that the network is away. */
  readonly isAway: () => boolean
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
    isOffline: false,
    asked: undefined,
    undoables: [],
    orderedHref: undefined,
    order: { kind: 'idle' },
    notices: [],
    couponFault: undefined,
    settled: undefined,
  }))
  const turn = createTurns()
  let noticesSoFar = 0
  let countedFor: string | undefined = ports.session.getState().kind

  const tidy: CartCore['tidy'] = (change) =>
    store.setState((state) => tidyState({ ...state, ...change(state) }))

  const take = (cart: Cart) => {
    const visitor = ports.session.getState().kind
    const { confirmed } = store.getState()
    if (confirmed && countedFor === visitor && cart.version < confirmed.version) return
    countedFor = visitor
    tidy((state) => ({
      confirmed: cart,
      orderedHref: findOrder(state, cart),
      hasFailedToLoad: false,
      order: cart.version === confirmed?.version ? state.order : withoutObstacle(state.order),
    }))
    if (cart.itemCount !== confirmed?.itemCount) ports.onCount(cart.itemCount)
  }

  /** Finds the order that an answer without lines is about: a cart that this tab did not empty, another one ordered. */
  const findOrder = ({ confirmed, orderedHref, sending }: CartState, { lines }: Cart) => {
    if (lines.length > 0) return undefined
    const isEmptied = confirmed !== undefined && confirmed.lines.length > 0 && !sending
    return orderedHref ?? (isEmptied ? ports.orderedElsewhere?.() : undefined)
  }

  return {
    store,
    ports,
    turn,
    take,
    tidy,
    expectAnotherCart: () => {
      countedFor = undefined
    },
    ask: () =>
      turn(async () => {
        await ports.whenReady?.().catch(() => undefined)
        const answer = await ports.client.list()
        if (answer.ok) take(answer.value)
        return answer.ok
      }),
    isAway: () => ports.connection?.getState().isOnline === false,
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
  order.kind === 'placing' || order.kind === 'leaving' ? order : { kind: 'idle' }
