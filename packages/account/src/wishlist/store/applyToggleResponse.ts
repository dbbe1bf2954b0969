import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'
import type { WishlistData } from './WishlistState.ts'

/** A list as it was read: every row is saved. */
export const toWishlistData = (rows: readonly WishlistItem[]): WishlistData => ({
  rows,
  ids: rows.map(({ id }) => id),
})

/**
 * Takes what an answer says of one product. Of the others it may be out of date: answers to two products can overtake
 * each other.
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
