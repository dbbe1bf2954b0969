import { AccountLayout } from '@store/account/area'
import { createOrdersStore, OrdersView } from '@store/account/orders'
import { accountLayoutMessages } from '#messages/packages/accountLayoutMessages.ts'
import { ordersMessages } from '#messages/packages/ordersMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { createOrdersPorts } from '../../composition/pages/createOrdersPorts.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import { accountHrefs } from '../account/accountPaths.ts'
import type { OrdersData } from './load.ts'

/** The list of orders. */
export const view: PageViewDefinition<OrdersData> = {
  open: async (stores, { page, start }) => {
    const { ports, follow } = createOrdersPorts(stores)
    const store = createOrdersStore({ page, initial: start, ports })
    follow(store)
    return (
      <div className="inset">
        <AccountLayout current="orders" hrefs={accountHrefs} messages={accountLayoutMessages}>
          <OrdersView store={store} hrefs={hrefs} messages={ordersMessages} />
        </AccountLayout>
      </div>
    )
  },
  clientGroups: ['orders'],
}
