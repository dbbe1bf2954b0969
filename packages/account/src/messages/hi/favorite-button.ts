import type { FavoriteButtonMessages } from '../../wishlist/messages/FavoriteButtonMessages.ts'

/** Messages of the favorite button in Hindi. */
export const favoriteButtonHi: FavoriteButtonMessages = {
  heart: (title) => `पसंदीदा: ${title}`,
}
