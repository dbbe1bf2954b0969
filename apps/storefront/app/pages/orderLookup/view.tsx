import { LookupView } from '@store/account/order-lookup'
import { orderLookupMessages } from '#messages/packages/orderLookupMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { createOrderLookupStore } from '../../composition/pages/createOrderLookupStore.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { OrderLookupData } from './load.ts'

/** The page on which a visitor finds an order without an account. */
export const view: PageViewDefinition<OrderLookupData> = {
  open: async (stores, { number }) => (
    <div className="inset">
      <LookupView
        store={createOrderLookupStore(stores, number)}
        hrefs={hrefs}
        messages={orderLookupMessages}
      />
    </div>
  ),
  clientGroups: ['orders'],
}
