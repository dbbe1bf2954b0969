import type { ProductId } from '@store/api-client/contract/wishlist'
import type { FavoriteButtonState, FavoritesStore } from './createFavoritesStore.ts'
import type { WishlistStore } from './createWishlistStore.ts'
import type { WishlistState } from './WishlistState.ts'

/** Updates a page's favorite buttons from the wishlist on each change. */
export function syncFavorites(wishlist: WishlistStore, { show }: Pick<FavoritesStore, 'show'>): void {
  const follow = (state: WishlistState) => show(looksOf(state))
  follow(wishlist.getState())
  wishlist.subscribe(follow)
}

function looksOf({ data, pending, failed }: WishlistState): Readonly<Record<ProductId, FavoriteButtonState>> {
  const looks: Record<ProductId, FavoriteButtonState> = {}
  for (const id of data?.ids ?? []) looks[id] = { saved: true }
  // While a toggle waits, `saved` is the old state, because a busy button itself shows the state that it will have.
  for (const [id, { isFavorite, isWaiting }] of pending)
    looks[id] = isWaiting ? { saved: !isFavorite, busy: true } : { saved: isFavorite }
  if (failed !== undefined) looks[failed] = { saved: looks[failed]?.saved ?? false, failed: true }
  return looks
}
