import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'
import type { WishlistData } from './WishlistState.ts'

/** Converts a loaded list to wishlist data: every row is saved. */
export const toWishlistData = (rows: readonly WishlistItem[]): WishlistData => ({
  rows,
  ids: rows.map(({ id }) => id),
})

/**
 * Applies a response only to its own product. For other products it may be outdated, because responses can arrive out
 * of order.
 */
export function applyToggleResponse(
  known: WishlistData | undefined,
  id: ProductId,
  answered: readonly WishlistItem[],
): WishlistData {
  if (!known) return toWishlistData(answered)
  const others = known.ids.filter((other) => other !== id)
  const item = answered.find((one) => one.id === id)
  if (!item) return { ...known, ids: others }
  const hasRow = known.rows.some((row) => row.id === id)
  return { ids: [id, ...others], rows: hasRow ? known.rows : [item, ...known.rows] }
}
