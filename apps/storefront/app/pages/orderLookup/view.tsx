import { LookupView } from '@store/account/order-lookup'
import { lookupMessages } from '#messages/packages/lookupMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import { createOrderLookup } from '../../composition/pages/createOrderLookup.ts'
import type { PageView } from '../../PageView.ts'
import type { OrderLookupData } from './load.ts'

/** The page on which a visitor finds an order without an account. */
export const view: PageView<OrderLookupData> = {
  open: async (stores, { number }) => (
    <div className="inset">
      <LookupView store={createOrderLookup(stores, number)} hrefs={hrefs} messages={lookupMessages} />
    </div>
  ),
  clientGroups: ['orders'],
}
