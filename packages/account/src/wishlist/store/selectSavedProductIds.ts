import type { ProductId } from '@store/api-client/contract/wishlist'
import type { WishlistState } from './WishlistState.ts'

/** Returns the products that are shown as saved: the server's data with the pending toggles applied. */
export function selectSavedProductIds({
  data,
  pending,
}: Pick<WishlistState, 'data' | 'pending'>): readonly ProductId[] {
  const saved = new Set(data?.ids)
  for (const [id, { isFavorite }] of pending) {
    if (isFavorite) saved.add(id)
    else saved.delete(id)
  }
  return [...saved]
}
