import { createOrderStore, OrderView } from '@store/account/order'
import { connectOrders } from '../../composition/connectOrders.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'
import { VerifyMobile } from './VerifyMobile.tsx'

/** One order, and its confirmation right after it was placed; who is not signed in is asked to. */
export const page = definePage<PageData['order']>({
  open: async (stores, { id, start }) => {
    const { ports, follow } = connectOrders(stores)
    const store = createOrderStore({ id, initial: start, ports })
    follow(store)
    return (
      <div className="inset">
        <VerifyMobile client={stores.client} />
        <OrderView store={store} hrefs={hrefs} />
      </div>
    )
  },
})
