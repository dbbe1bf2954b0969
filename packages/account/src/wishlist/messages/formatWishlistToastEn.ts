import type { WishlistToast } from '../store/WishlistState.ts'

/** Returns the English text of a wishlist toast. */
export function formatWishlistToastEn({ kind, title }: Pick<WishlistToast, 'kind' | 'title'>): string {
  switch (kind) {
    case 'added':
      return `${title ?? 'It'} is in your favorites.`
    case 'removed':
      return `${title ?? 'It'} is no longer in your favorites.`
    case 'full':
      return 'Your favorites are full. Please remove one first.'
    case 'failed':
      return 'Something went wrong, Please try again...'
  }
}
