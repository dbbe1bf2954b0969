import { createFavoritesStore, type FavoritesStore } from '@store/account/favorite-button'
import type { InitialWishlist, WishlistStore } from '@store/account/wishlist/headless'
import type { Session } from '@store/api-client/contract/ports'
import { memoizeAsync } from '@store/host'
import { whenIdle } from '@store/ui/hydration'

/** Lazy-loads the wishlist for the page's favorite buttons: on the first click, and on idle for a signed-in user. */
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
  // A guest has no favorites to load; a failed preload is ignored.
  const preload = () => {
    if (session.getState().kind === 'user') open().catch(() => undefined)
  }
  return {
    hearts,
    open,
    /** Subscribes to the session; browser only. */
    start: () => {
      whenIdle(preload)
      session.subscribe(preload)
    },
  }
}
