import type { FavoritesStore } from '@store/account/favorite-button'
import {
  createWishlistStore,
  type InitialWishlist,
  syncFavorites,
  type WishlistStore,
} from '@store/account/wishlist/headless'
import type { ApiClient } from '@store/api-client'
import type { RequestLogin } from '@store/api-client/contract/ports'
import type { ToastStore, VisitorStores } from '@store/host'
import { wishlistToast } from '#messages/packages/wishlistToast.ts'
import { track } from '../tracking/track.ts'

/** Dependencies of the wishlist. */
export interface WishlistDependencies {
  readonly client: Pick<ApiClient, 'wishlist'>
  readonly visitor: VisitorStores
  readonly notices: ToastStore
  readonly requestLogin: RequestLogin
}

/** Creates the wishlist with all its subscribers, as a separate chunk that is lazy-loaded on first use. */
export function connectWishlistStore(
  { client, visitor, notices, requestLogin }: WishlistDependencies,
  hearts: FavoritesStore,
  initial?: InitialWishlist,
): WishlistStore {
  const wishlist = createWishlistStore({
    initial,
    ports: {
      client: client.wishlist,
      session: visitor.session,
      requestLogin,
      track: (event) => {
        track(event)
        visitor.tell()
      },
    },
  })
  syncFavorites(wishlist, hearts)
  wishlist.subscribe(({ toast }, before) => {
    if (!toast || toast === before.toast) return
    const text = wishlistToast(toast)
    const isGood = toast.kind === 'added' || toast.kind === 'removed'
    // Error toasts stay until closed.
    notices.say(isGood ? { kind: 'success', text, durationMs: 2000 } : { kind: 'error', text })
  })
  visitor.onElsewhere(() => void wishlist.actions.refresh())
  // A page that shows the favorites passes them as `initial`, so they need not be loaded again.
  if (!initial) void wishlist.actions.refresh()
  return wishlist
}
