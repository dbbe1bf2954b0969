import { WishlistView } from '@store/account/wishlist'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageData } from '../../PageData.ts'
import { definePage } from '../../PageModule.ts'

/** The page of favorites. */
export const page = definePage<PageData['wishlist']>({
  open: async (stores, { start }) => (
    <div className="inset">
      <WishlistView store={await stores.wishlist.open(start)} hrefs={hrefs} />
    </div>
  ),
})
