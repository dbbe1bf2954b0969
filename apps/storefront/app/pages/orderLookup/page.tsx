import { LookupView } from '@store/account/order-lookup'
import { createOrderLookup } from '../../composition/createOrderLookup.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The page on which a visitor finds an order without an account. */
export const page = definePage<PageData['orderLookup']>({
  open: async (stores, { number }) => (
    <div className="inset">
      <LookupView store={createOrderLookup(stores, number)} hrefs={hrefs} />
    </div>
  ),
})
