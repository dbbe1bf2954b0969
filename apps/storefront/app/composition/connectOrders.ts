import type { OrderPorts, OrdersEvent, OrdersPorts, OrdersStore } from '@store/account/orders/headless'
import type { Stores } from './createStores.ts'
import { go } from './navigation.ts'
import { onTabVisible } from './onTabVisible.ts'
import { track } from './track.ts'

/**
 * What the stores of the list of orders and of one order are wired to, and what they follow. Apart from `createStores`,
 * because few pages have them; each page makes its own store, so that none loads another's.
 */
export function connectOrders({ client, visitor, login }: Pick<Stores, 'client' | 'visitor' | 'login'>) {
  const tell = (event: OrdersEvent) => {
    track(event)
    // A reorder changes the cart's count; all of them change what another tab shows.
    visitor.refresh()
    visitor.tell()
  }
  const ports: OrdersPorts & OrderPorts = {
    client: client.orders,
    session: visitor.session,
    requestLogin: login.request,
    go,
    newKey: () => crypto.randomUUID(),
    track: tell,
  }
  return {
    ports,
    /** Brings a store up to date when another tab or time may have changed what it shows: an order moves on by itself. */
    follow: ({ actions }: { readonly actions: Pick<OrdersStore['actions'], 'refresh'> }): void => {
      const refresh = () => void actions.refresh()
      visitor.onElsewhere(refresh)
      onTabVisible(refresh)
    },
  }
}
