import type { FavoriteButtonMessages } from './FavoriteButtonMessages.ts'

/** English messages of a favorite button. */
export const favoriteButtonEn: FavoriteButtonMessages = {
  heart: (title) => `Favorite: ${title}`,
}
