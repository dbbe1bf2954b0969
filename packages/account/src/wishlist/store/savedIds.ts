import type { ProductId } from '@store/api-client/contract/wishlist'
import type { WishlistState } from './WishlistState.ts'

/** Products that are shown as saved: what the server said, with the wishes laid over it. */
export function savedIds({
  confirmed,
  pending,
}: Pick<WishlistState, 'confirmed' | 'pending'>): readonly ProductId[] {
  const saved = new Set(confirmed?.ids)
  for (const [id, { isWished }] of pending) {
    if (isWished) saved.add(id)
    else saved.delete(id)
  }
  return [...saved]
}
