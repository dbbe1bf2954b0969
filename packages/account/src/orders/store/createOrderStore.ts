import type { Order } from '@store/api-client/contract/orders'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { createCommonOrderActions } from './createCommonOrderActions.ts'
import { createOrderActionRunner } from './createOrderActionRunner.ts'
import { createUserResource } from './createUserResource.ts'
import { createInitialState, type InitialUserResource } from './InitialUserResource.ts'
import type { OrderPorts } from './OrdersPorts.ts'
import type { OrderState } from './OrdersState.ts'

/** The store of one order: state to read, actions to call. */
export interface OrderStore extends ReadonlyStore<OrderState> {
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
  readonly initial?: InitialUserResource<Order> | undefined
  /** All it needs from its host. */
  readonly ports: OrderPorts
}

/** Makes the store of one order. */
export function createOrderStore({ id, initial, ports }: OrderStoreOptions): OrderStore {
  const store = createStore<OrderState>(() => ({
    ...createInitialState(initial),
    pendingActions: new Map(),
    latestUpdate: undefined,
  }))
  const { getState, setState: show } = store
  const reading = createUserResource<Order>({
    ...{ getState, show, ports },
    ask: () => ports.client.get({ id }),
    forget: () => show({ latestUpdate: undefined }),
  })
  const deeds = createOrderActionRunner({ getState, show, reading })
  const { cancel, reorder } = createCommonOrderActions(deeds, ports, () => getState().data, reading.accept)

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      cancel: () => cancel(id),
      reorder: () => reorder(id),
      pay: async (method) => {
        // A second click can meet an order that is taken care of by then.
        if (getState().data?.payment !== 'pending') return
        await deeds.run({
          ...{ orderId: id, action: 'pay' },
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
        deeds.onPageRestored()
        return reading.refresh()
      },
    },
  }
}
