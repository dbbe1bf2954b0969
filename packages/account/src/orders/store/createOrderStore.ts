import type { Order } from '@store/api-client/contract/orders'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { createCommonOrderActions } from './createCommonOrderActions.ts'
import { createOrderActionRunner } from './createOrderActionRunner.ts'
import { createOrderDataStore } from './createOrderDataStore.ts'
import { createInitialOrderDataState, type InitialOrderData } from './InitialOrderData.ts'
import type { OrderPorts } from './OrdersPorts.ts'
import type { OrderState } from './OrdersState.ts'

/** The store of one order: its state, and the actions that change it. */
export interface OrderStore extends ReadonlyStore<OrderState> {
  /** The actions of a visitor or host. */
  readonly actions: OrderActions
}

/** Actions of a visitor or host on one order. */
export interface OrderActions {
  /** Cancels the order; the page has already asked for confirmation. */
  readonly cancel: () => Promise<void>
  /** Adds the order's gifts to the cart again and navigates there; reports those that could not be added. */
  readonly reorder: () => Promise<void>
  /** Pays the order with one of its methods; redirects if the method needs an external page. */
  readonly pay: (method: string) => Promise<void>
  /** Reloads the order, such as for a retry, or when another tab may have changed it. */
  readonly refresh: () => Promise<void>
  /** Requests a login from a guest, then shows the order. */
  readonly logIn: () => Promise<void>
}

/** Options of `createOrderStore`. */
export interface OrderStoreOptions {
  /** Id of the order. */
  readonly id: string
  /** Data known when the page is created. @default nothing: `refresh` loads it */
  readonly initial?: InitialOrderData<Order> | undefined
  /** The host's ports. */
  readonly ports: OrderPorts
}

/** Creates the store of one order. */
export function createOrderStore({ id, initial, ports }: OrderStoreOptions): OrderStore {
  const store = createStore<OrderState>(() => ({
    ...createInitialOrderDataState(initial),
    pendingActions: new Map(),
    latestUpdate: undefined,
  }))
  const { getState, setState: show } = store
  const reading = createOrderDataStore<Order>({
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
        // A second click can happen when the order's payment is no longer pending.
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
            // The order is not paid yet; the page shows the payment in a UPI app.
            if (payment.kind === 'upi') return undefined
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
