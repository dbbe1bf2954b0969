import { createOrderStore, OrderView } from '@store/account/order'
import { orderMessages } from '#messages/packages/orderMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { createOrdersPorts } from '../../composition/pages/createOrdersPorts.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { OrderData } from './load.ts'
import { VerifyMobile } from './VerifyMobile.tsx'

/**
 * The order page, which is also the confirmation after placing the order; visitors who are not signed in are asked to
 * log in.
 */
export const view: PageViewDefinition<OrderData> = {
  open: async (stores, { id, start }) => {
    const { ports, follow } = createOrdersPorts(stores)
    const store = createOrderStore({ id, initial: start, ports })
    follow(store)
    return (
      <div className="inset">
        <VerifyMobile client={stores.client} />
        <OrderView store={store} hrefs={hrefs} messages={orderMessages} />
      </div>
    )
  },
  clientGroups: ['orders'],
}
