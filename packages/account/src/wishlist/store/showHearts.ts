import type { ProductId } from '@store/api-client/contract/wishlist'
import type { HeartLook, HeartsStore } from './createHeartsStore.ts'
import type { WishlistStore } from './createWishlistStore.ts'
import type { WishlistState } from './WishlistState.ts'

/** Lets the hearts of a page follow the wishlist from now on. */
export function showHearts(wishlist: WishlistStore, { show }: Pick<HeartsStore, 'show'>): void {
  const follow = (state: WishlistState) => show(looksOf(state))
  follow(wishlist.getState())
  wishlist.subscribe(follow)
}

function looksOf({ confirmed, pending, failed }: WishlistState): Readonly<Record<ProductId, HeartLook>> {
  const looks: Record<ProductId, HeartLook> = {}
  for (const id of confirmed?.ids ?? []) looks[id] = { saved: true }
  // A heart that waits shows what it will become by itself.
  for (const [id, { isWished, isWaiting }] of pending)
    looks[id] = isWaiting ? { saved: !isWished, busy: true } : { saved: isWished }
  if (failed !== undefined) looks[failed] = { saved: looks[failed]?.saved ?? false, failed: true }
  return looks
}
