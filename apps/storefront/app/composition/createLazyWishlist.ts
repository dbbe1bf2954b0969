import { createFavoritesStore, type FavoritesStore } from '@store/account/favorite-button'
import type { InitialWishlist, WishlistStore } from '@store/account/wishlist/headless'
import type { Session } from '@store/api-client/contract/ports'
import { memoizeAsync } from './memoizeAsync.ts'
import { whenIdle } from './whenIdle.ts'

/** What the hearts of a page wait for: loads the wishlist with the first tap, and when a user's page is idle. */
export function createLazyWishlist(
  session: Session,
  load: (hearts: FavoritesStore, initial?: InitialWishlist) => Promise<WishlistStore>,
  onFailure: () => void,
) {
  const open = memoizeAsync((initial?: InitialWishlist) => load(hearts, initial))
  const hearts = createFavoritesStore({
    setFavorite: (id, isWished) => {
      const opened = open()
      opened.catch(onFailure)
      return opened.then(({ actions }) => actions.setFavorite(id, isWished))
    },
  })
  // A guest has no favorites to read; what could not be loaded unasked is not missed.
  const wake = () => {
    if (session.getState().kind === 'user') open().catch(() => undefined)
  }
  return {
    hearts,
    open,
    /** Follows who is here from now on; browser only. */
    start: () => {
      whenIdle(wake)
      session.subscribe(wake)
    },
  }
}
