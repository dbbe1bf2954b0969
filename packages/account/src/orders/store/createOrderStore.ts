import type { Order } from '@store/api-client/contract/orders'
import type { Readable } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { createDeeds } from './createDeeds.ts'
import { createOrderDeeds } from './createOrderDeeds.ts'
import { createOwnReading } from './createOwnReading.ts'
import type { OrderPorts } from './OrdersPorts.ts'
import type { OrderState } from './OrdersState.ts'
import { type OwnStart, ownStart } from './OwnStart.ts'

/** The store of one order: state to read, actions to call. */
export interface OrderStore extends Readable<OrderState> {
  /** What a visitor or host can do. */
  readonly actions: OrderActions
}

/** What a visitor or host can do with one order. */
export interface OrderActions {
  /** Cancels it; the page has asked before. */
  readonly cancel: () => Promise<void>
  /** Puts its gifts in the cart once more and leads there; where not all could be put, says which. */
  readonly reorder: () => Promise<void>
  /** Pays it by one of its ways; leads on where the way goes elsewhere. */
  readonly pay: (method: string) => Promise<void>
  /** Reads it anew; for a retry, and for when another tab may have changed something. */
  readonly refresh: () => Promise<void>
  /** Asks a guest to log in, and shows the order that was wanted. */
  readonly logIn: () => Promise<void>
}

/** What the page of an order begins with and needs. */
export interface OrderStoreOptions {
  /** Id of the order. */
  readonly id: string
  /** What is known when the page is made. @default nothing: `refresh` asks for it */
  readonly initial?: OwnStart<Order> | undefined
  /** All it needs from its host. */
  readonly ports: OrderPorts
}

/** Makes the store of one order. */
export function createOrderStore({ id, initial, ports }: OrderStoreOptions): OrderStore {
  const store = createStore<OrderState>(() => ({
    ...ownStart(initial),
    underWay: new Map(),
    news: undefined,
  }))
  const { getState, setState: show } = store
  const reading = createOwnReading<Order>({
    ...{ getState, show, ports },
    ask: () => ports.client.get({ id }),
    forget: () => show({ news: undefined }),
  })
  const deeds = createDeeds({ getState, show, reading })
  const { cancel, reorder } = createOrderDeeds(deeds, ports, () => getState().confirmed, reading.accept)

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      cancel: () => cancel(id),
      reorder: () => reorder(id),
      pay: async (method) => {
        // A second click can meet an order that is taken care of by then.
        if (getState().confirmed?.payment !== 'pending') return
        await deeds.act({
          ...{ orderId: id, deed: 'pay' },
          call: () => ports.client.pay({ id, method }),
          done: (payment) => {
            if (payment.kind === 'goTo') {
              ports.go(payment.href)
              return 'leaving'
            }
            const { order } = payment
            reading.accept(order)
            ports.track({ kind: 'orderPaid', orderId: id, method, total: order.total })
            return { kind: 'paid' }
          },
        })
      },
      logIn: reading.logIn,
      refresh: () => {
        deeds.stay()
        return reading.refresh()
      },
    },
  }
}
