import type { Order, OrdersPage } from '@store/api-client/contract/orders'
import type { ReadonlyStore } from '@store/api-client/contract/ports'
import { createStore } from 'zustand/vanilla'
import { type CommonOrderActions, createCommonOrderActions } from './createCommonOrderActions.ts'
import { createOrderActionRunner } from './createOrderActionRunner.ts'
import { createUserResource } from './createUserResource.ts'
import { createInitialState, type InitialUserResource } from './InitialUserResource.ts'
import type { OrdersPorts } from './OrdersPorts.ts'
import type { OrdersState } from './OrdersState.ts'

/** The store of one page of the list of orders: state to read, actions to call. */
export interface OrdersStore extends ReadonlyStore<OrdersState> {
  /** What a visitor or host can do. */
  readonly actions: OrdersActions
}

/** What a visitor or host can do with the list of orders. */
export interface OrdersActions extends CommonOrderActions {
  /** Reads the page anew; for a retry, and for when another tab may have changed something. */
  readonly refresh: () => Promise<void>
  /** Asks a guest to log in, and shows the page that was wanted. */
  readonly logIn: () => Promise<void>
}

/** What a list of orders begins with and needs. */
export interface OrdersStoreOptions {
  /** Number of the page, 1 first; another page is a document of its own. @default 1 */
  readonly page?: number | undefined
  /** What is known when the page is made. @default nothing: `refresh` asks for it */
  readonly initial?: InitialUserResource<OrdersPage> | undefined
  /** All it needs from its host. */
  readonly ports: OrdersPorts
}

/** Makes the store of one page of the list of orders. */
export function createOrdersStore({ page = 1, initial, ports }: OrdersStoreOptions): OrdersStore {
  const store = createStore<OrdersState>(() => ({
    ...createInitialState(initial),
    pendingActions: new Map(),
    latestUpdate: undefined,
  }))
  const { getState, setState: show } = store
  const reading = createUserResource<OrdersPage>({
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
