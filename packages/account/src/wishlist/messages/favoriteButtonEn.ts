import type { FavoriteButtonMessages } from './FavoriteButtonMessages.ts'

/** A heart in English. */
export const favoriteButtonEn: FavoriteButtonMessages = {
  heart: (title) => `Favorite: ${title}`,
}
