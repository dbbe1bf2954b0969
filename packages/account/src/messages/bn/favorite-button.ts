// First draft by machine: no native speaker has reviewed it yet.
import type { FavoriteButtonMessages } from '../../wishlist/messages/FavoriteButtonMessages.ts'

/** Messages of the favorite button in Bengali. */
export const favoriteButtonBn: FavoriteButtonMessages = {
  heart: (title) => `পছন্দ: ${title}`,
}
