import type { FavoritesStore } from '@store/account/favorite-button'
import {
  createWishlistStore,
  type InitialWishlist,
  syncFavorites,
  type WishlistStore,
  wishlistToastEn,
} from '@store/account/wishlist/headless'
import type { ApiClient } from '@store/api-client'
import type { RequestLogin } from '@store/api-client/contract/ports'
import type { createToastStore } from './createToastStore.ts'
import type { createVisitorStores } from './createVisitorStores.ts'
import { track } from './track.ts'

/** What the wishlist is wired to. */
export interface WishlistWiring {
  readonly client: Pick<ApiClient, 'wishlist'>
  readonly visitor: ReturnType<typeof createVisitorStores>
  readonly notices: ReturnType<typeof createToastStore>
  readonly requestLogin: RequestLogin
}

/** The wishlist with all that follows it; a chunk of its own, loaded when it is first wanted. */
export function createWishlist(
  { client, visitor, notices, requestLogin }: WishlistWiring,
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
    const text = wishlistToastEn(toast)
    const isGood = toast.kind === 'added' || toast.kind === 'removed'
    // What went wrong stays until it is closed.
    notices.say(isGood ? { kind: 'success', text, durationMs: 2000 } : { kind: 'error', text })
  })
  visitor.onElsewhere(() => void wishlist.actions.refresh())
  // A page that shows a list brought it along.
  if (!initial) void wishlist.actions.refresh()
  return wishlist
}
