import type { OrderPorts, OrdersEvent, OrdersPorts, OrdersStore } from '@store/account/orders/headless'
import { onTabVisible } from '@store/host'
import { navigateToPage } from '../browser/navigation.ts'
import type { Stores } from '../createStores.ts'
import { track } from '../tracking/track.ts'

/**
 * Connects the stores of the order list and of a single order. Separate from `createStores`, because few pages need
 * them; each page creates only its own store, so that it does not load the other's code.
 */
export function createOrdersPorts({ client, visitor, login }: Pick<Stores, 'client' | 'visitor' | 'login'>) {
  const tell = (event: OrdersEvent) => {
    track(event)
    // A reorder changes the cart count; all actions change other tabs.
    visitor.refresh()
    visitor.tell()
  }
  const ports: OrdersPorts & OrderPorts = {
    client: client.orders,
    session: visitor.session,
    requestLogin: login.request,
    go: navigateToPage,
    newKey: () => crypto.randomUUID(),
    track: tell,
  }
  return {
    ports,
    /**
     * Refreshes a store after a change in another tab or after some time, because an order's status changes without
     * user action.
     */
    follow: ({ actions }: { readonly actions: Pick<OrdersStore['actions'], 'refresh'> }): void => {
      const refresh = () => void actions.refresh()
      visitor.onElsewhere(refresh)
      onTabVisible(refresh)
    },
  }
}
