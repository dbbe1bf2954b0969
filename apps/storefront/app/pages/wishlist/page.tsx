import { WishlistView, type WishlistViewProps } from '@store/account/wishlist'
import { useCurrency } from '../../composition/CurrencyProvider.tsx'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The favorites page. */
export const page = definePage<PageData['wishlist']>({
  open: async (stores, { start }) => (
    <div className="inset">
      <InCurrency store={await stores.wishlist.open(start)} hrefs={hrefs} />
    </div>
  ),
})

function InCurrency(props: WishlistViewProps) {
  return <WishlistView {...props} currency={useCurrency()} />
}
