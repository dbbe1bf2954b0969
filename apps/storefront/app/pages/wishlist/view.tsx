import { WishlistView, type WishlistViewProps } from '@store/account/wishlist'
import { wishlistMessages } from '#messages/packages/wishlistMessages.ts'
import { useCurrency } from '../../composition/currency/CurrencyProvider.tsx'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { WishlistData } from './load.ts'

/** The favorites page. */
export const view: PageViewDefinition<WishlistData> = {
  open: async (stores, { start }) => (
    <div className="inset">
      <InCurrency store={await stores.wishlist.open(start)} hrefs={hrefs} />
    </div>
  ),
  clientGroups: ['wishlist'],
}

function InCurrency(props: WishlistViewProps) {
  return <WishlistView {...props} currency={useCurrency()} messages={wishlistMessages} />
}
