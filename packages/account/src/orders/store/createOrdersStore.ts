import type { Order, OrdersPage } from '@store/api-client/contract/orders'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { type CommonOrderActions, createCommonOrderActions } from './createCommonOrderActions.ts'
import { createOrderActionRunner } from './createOrderActionRunner.ts'
import { createOrderDataStore } from './createOrderDataStore.ts'
import { createInitialOrderDataState, type InitialOrderData } from './InitialOrderData.ts'
import type { OrdersPorts } from './OrdersPorts.ts'
import type { OrdersState } from './OrdersState.ts'

/** The store of one page of the order list: its state, and the actions that change it. */
export interface OrdersStore extends ReadonlyStore<OrdersState> {
  /** The actions of a visitor or host. */
  readonly actions: OrdersActions
}

/** Actions of a visitor or host on the list of orders. */
export interface OrdersActions extends CommonOrderActions {
  /** Reloads the page of orders, such as for a retry, or when another tab may have changed one. */
  readonly refresh: () => Promise<void>
  /** Requests a login from a guest, then shows the page of orders. */
  readonly logIn: () => Promise<void>
}

/** Options of `createOrdersStore`. */
export interface OrdersStoreOptions {
  /** Number of the page, starting at 1; another page is another document. @default 1 */
  readonly page?: number | undefined
  /** Data known when the page is created. @default nothing: `refresh` loads it */
  readonly initial?: InitialOrderData<OrdersPage> | undefined
  /** The host's ports. */
  readonly ports: OrdersPorts
}

/** Creates the store of one page of the list of orders. */
export function createOrdersStore({ page = 1, initial, ports }: OrdersStoreOptions): OrdersStore {
  const store = createStore<OrdersState>(() => ({
    ...createInitialOrderDataState(initial),
    pendingActions: new Map(),
    latestUpdate: undefined,
  }))
  const { getState, setState: show } = store
  const reading = createOrderDataStore<OrdersPage>({
    ...{ getState, show, ports },
    ask: () => ports.client.list({ page }),
    forget: () => show({ latestUpdate: undefined }),
  })
  const deeds = createOrderActionRunner({ getState, show, reading })

  const known = (orderId: string) => getState().data?.orders.find(({ id }) => id === orderId)
  const accept = (order: Order) => {
    const { data } = getState()
    if (data) reading.accept({ ...data, orders: data.orders.map((one) => takeOver(one, order)) })
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    actions: {
      ...createCommonOrderActions(deeds, ports, known, accept),
      logIn: reading.logIn,
      refresh: () => {
        deeds.onPageRestored()
        return reading.refresh()
      },
    },
  }
}

function takeOver(summary: OrdersPage['orders'][number], order: Order): OrdersPage['orders'][number] {
  if (summary.id !== order.id) return summary
  const { status, payment, cancel } = order
  return { ...summary, status, payment, cancel }
}
